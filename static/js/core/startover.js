/** A page of which the drawing broke off may show some things twice and others never: it loads itself anew, since the server keeps all that counts. */

const LAST = "hexhaven.started-over";
const APART_MS = 60_000; // what fails again so soon would go on failing

/** Load the page anew, but not over and over. */
export function startOver() {
  if (Date.now() - Number(sessionStorage.getItem(LAST)) < APART_MS) return;
  sessionStorage.setItem(LAST, String(Date.now()));
  location.reload();
}
