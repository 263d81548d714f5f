/**
 * The service worker of notifications: it shows a push message and does what a press on it asks for. It has no `fetch` handler and no cache,
 * so it cannot serve a page an old file (docs/decisions/no-service-worker.md).
 */
const worker = /** @type {any} */ (self);

/** Try a new channel's code again until the server, which sent it, has stored the channel. */
const CONFIRM_TRIES = 5;
const CONFIRM_AGAIN_MS = 1000;

worker.addEventListener("push", (event) => event.waitUntil(receive(event.data?.json() ?? {})));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, silence } = event.notification.data;
  event.waitUntil(event.action === "silence" ? fetch(silence, { method: "POST" }) : show(url));
});

/** @param {Record<string, string>} message as docs/protocol.md §9 has it */
async function receive(message) {
  const { title, body, tag, url, open, silence, stop, code, channel } = message;
  const actions = [url && { action: "open", title: open }, silence && { action: "silence", title: stop }].filter(Boolean);
  await worker.registration.showNotification(title ?? "Hexhaven", { body, tag, actions, icon: here("icons/icon-192.png"), data: { url, silence } });
  if (code) await confirm(channel, code);
}

/** @param {string} channel @param {string} code */
async function confirm(channel, code) {
  for (let tries = 0; tries < CONFIRM_TRIES; tries += 1) {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(here(`api/notifications/channels/${channel}/confirm`), { method: "POST", headers, body: JSON.stringify({ code }) });
    if (answer.status !== 404) return;
    await new Promise((resolve) => setTimeout(resolve, CONFIRM_AGAIN_MS));
  }
}

/** Show the tab that has this address, or open one. @param {string} url */
async function show(url) {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url.split(/[?#]/)[0] === url);
  return there ? there.focus() : worker.clients.openWindow(url || here(""));
}

/** @param {string} path below the address of the server */
function here(path) {
  return new URL(path, worker.registration.scope).href;
}
