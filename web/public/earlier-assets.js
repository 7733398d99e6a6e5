// Part of the service worker. A tab that runs an earlier version of the app goes on with it: its files stay here when a
// newer version takes over, which removes them from its own store. Files under /assets carry their hash in the name, so
// those of several versions stand beside each other.
const prefix = 'tidemark-earlier-';
/** Earlier versions kept; each takes about 2 MB. */
const kept = 3;
const inPrecache = (name) => name.includes('-precache-');
const isAsset = (url) => url.origin === location.origin && url.pathname.startsWith('/assets/');
const earlierNames = async () => (await caches.keys()).filter((name) => name.startsWith(prefix)).sort();

/** What the version before has, copied before this one may remove it; the oldest copies go. */
async function keepEarlier() {
  if (!self.registration.active) return;
  const precache = (await caches.keys()).find(inPrecache);
  if (!precache) return;
  const from = await caches.open(precache);
  const to = await caches.open(`${prefix}${Date.now()}`);
  for (const request of await from.keys()) {
    if (!isAsset(new URL(request.url))) continue;
    const answer = await from.match(request);
    // Earlier versions took what somebody on the way answered, such as a page that asks for a sign-in, for a file of theirs.
    const isPage = answer?.headers.get('Content-Type')?.startsWith('text/html');
    if (answer && !isPage) await to.put(request, answer);
  }
  for (const name of (await earlierNames()).slice(0, -kept)) await caches.delete(name);
}

/** Where no window is open there is no earlier version left to serve. */
async function dropEarlier() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 0) return;
  for (const name of await earlierNames()) await caches.delete(name);
}

// The page asks before it offers this worker as a new version of the app (src/shell/app-update.ts).
self.addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'IS_TIDEMARK') ports[0].postMessage(true);
});
self.addEventListener('install', (event) => event.waitUntil(keepEarlier()));
self.addEventListener('activate', (event) => event.waitUntil(dropEarlier()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !isAsset(new URL(request.url))) return;
  event.respondWith(caches.match(request.url, { ignoreVary: true }).then((found) => found ?? fetch(request)));
});
