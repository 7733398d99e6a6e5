// Part of the service worker: photos that another app shares to Tidemark are kept on this device before anything is
// answered; web/src/shared-photos puts them to a project.
const sharedPhotos = 'tidemark-shared-photos';

async function keepShared(request) {
  let kept = true;
  try {
    const cache = await caches.open(sharedPhotos);
    const files = (await request.formData())
      .getAll('photos')
      .filter((file) => file instanceof File && file.size > 0);
    for (const file of files) {
      const headers = { 'Content-Type': file.type, 'X-Name': encodeURIComponent(file.name) };
      await cache.put(`/shared-photos/${crypto.randomUUID()}`, new Response(file, { headers }));
    }
  } catch {
    kept = false;
  }
  return Response.redirect(kept ? '/share-photos' : '/share-photos?incomplete=1', 303);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && new URL(request.url).pathname === '/share-photos')
    event.respondWith(keepShared(request));
});
