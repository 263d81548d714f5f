/** A component that is drawn again only when one of its props is another object. */
import { Component, h } from "../../vendor/preact.js";

/**
 * @template {Record<string, any>} Props
 * @param {(props: Props) => any} render
 */
export function memo(render) {
  class Memo extends Component {
    shouldComponentUpdate(next) {
      const names = new Set([...Object.keys(next), ...Object.keys(this.props)]);
      return [...names].some((name) => next[name] !== this.props[name]);
    }

    render(props) {
      return h(render, props);
    }
  }
  Memo.displayName = render.name;
  return Memo;
}
