// Keeps the page itself (never the game: nothing under /api, nothing of the socket), so that it
// opens at once, and opens at all without a network.

const SHELF = "camarilla-1";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n !== SHELF).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (url.pathname === "/") event.respondWith(fresh(event.request));
});

/** A hashed file never changes. */
async function kept(request) {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

/** The document: the newest, else the one we have. A new one outdates the assets of the old. */
async function fresh(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const old = await shelf.match("/");
      const text = await answer.clone().text();
      if (old && (await old.text()) !== text) await forget(shelf);
      await shelf.put("/", answer.clone());
    }
    return answer;
  } catch (error) {
    const found = await shelf.match("/");
    if (found) return found;
    throw error;
  }
}

async function forget(shelf) {
  for (const request of await shelf.keys()) await shelf.delete(request);
}
