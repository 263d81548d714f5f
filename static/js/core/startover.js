/** If drawing breaks off halfway, a page may show some things twice and others never, so it reloads itself: the server keeps all that counts. */

const LAST = "hexhaven.started-over";
const APART_MS = 60_000; // a failure that comes back this soon would come back again

/** Reload the page, but not over and over. */
export function startOver() {
  if (Date.now() - Number(sessionStorage.getItem(LAST)) < APART_MS) return;
  sessionStorage.setItem(LAST, String(Date.now()));
  location.reload();
}
