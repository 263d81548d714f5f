/** Components that are drawn again only if one of their props has changed. */
import { Component, h } from "../../vendor/preact.js";

/**
 * For a component that depends only on its props: it uses no signals, hooks or children.
 * @template {Record<string, any>} Props
 * @param {(props: Props) => any} draw
 */
export function pure(draw) {
  class Pure extends Component {
    /** @param {Props} next */
    shouldComponentUpdate(next) {
      return differ(next, this.props);
    }

    /** @param {Props} props */
    render(props) {
      return draw(props);
    }
  }
  Pure.displayName = draw.name;
  return Pure;
}

/**
 * For a component that also uses signals or hooks: their changes are drawn as usual.
 * @template {Record<string, any>} Props
 * @param {(props: Props) => any} render
 */
export function memo(render) {
  return Object.assign(pure((/** @type {Props} */ props) => h(render, props)), { displayName: render.name });
}

/** @param {Record<string, unknown>} one @param {Record<string, unknown>} other */
function differ(one, other) {
  for (const name in one) if (one[name] !== other[name]) return true;
  for (const name in other) if (!(name in one)) return true;
  return false;
}
