/** A page whose drawing broke off halfway may show some things twice and others never, so it reloads itself: the server keeps all that counts. */

const LAST = "hexhaven.started-over";
const APART_MS = 60_000; // what fails again so soon would go on failing

/** Reload the page, but not over and over. */
export function startOver() {
  if (Date.now() - Number(sessionStorage.getItem(LAST)) < APART_MS) return;
  sessionStorage.setItem(LAST, String(Date.now()));
  location.reload();
}
