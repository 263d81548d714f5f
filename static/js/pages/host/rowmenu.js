/** Actions on a row, behind one button; the keys of a menu. */
import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { html } from "../../core/html.js";
import { IconButton } from "../../parts/button.js";

/**
 * @param {{label: string, verbs: {name: string, act: () => void}[]}} props
 */
export function RowMenu({ label, verbs }) {
  const [open, setOpen] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const focusButton = () => /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector("button"))?.focus();
  const items = () => /** @type {HTMLElement[]} */ ([...box.current?.querySelectorAll("[role=menuitem]") ?? []]);
  useEffect(() => {
    if (!open) return undefined;
    items()[0]?.focus();
    const outside = (event) => box.current?.contains(event.target) || setOpen(false);
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);
  const shut = () => {
    setOpen(false);
    focusButton();
  };
  const onKeyDown = (event) => {
    const all = items();
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape") shut();
    else if (event.key === "Tab") return setOpen(false);
    else if (to !== undefined) all.at(to % all.length)?.focus();
    else return undefined;
    event.preventDefault();
    return undefined;
  };
  return html`<div class="row-menu" ref=${box}>
    <${IconButton} icon="menu" label=${label} aria-haspopup="menu" aria-expanded=${String(open)} onClick=${() => setOpen(!open)} />
    ${open && html`<div role="menu" aria-label=${label} onKeyDown=${onKeyDown}>
      ${verbs.map(({ name, act }) => html`<button key=${name} type="button" role="menuitem" tabindex="-1" onClick=${() => (shut(), act())}>${name}</button>`)}
    </div>`}
  </div>`;
}
