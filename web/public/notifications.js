// Part of the service worker: shows what the office pushes and what waits unsent, also while no page is open, and opens
// what is tapped.
const words = {
  assigned: ({ project, title }) => [`New assignment: Project #${project}`, title],
  changed: ({ project, title }) => [`Visit changed: Project #${project}`, title],
  several: ({ count }) => [`${count} assignments`, 'New or with another visit. Open Tidemark to see them.'],
};
/** For what a later version of the server says. */
const unknown = () => ['Assignments changed', 'Open Tidemark to see them.'];

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show(message) {
  const { kind, project } = message;
  const [title, body] = (words[kind] ?? unknown)(message);
  // Open pages fetch it, and say more of it under the same tag.
  for (const page of await windows()) page.postMessage({ type: 'push', project });
  await self.registration.showNotification(title, {
    body,
    icon: '/icon-192.png',
    tag: project === undefined ? 'assignments' : `assignment-${project}`,
    data: { url: project === undefined ? '/' : `/project/${project}` },
  });
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})));

/**
 * There is a network, and a page asked to be told. Only pages send: the sign-in's tokens are theirs. Where none is open,
 * a person who takes notifications reads that something waits.
 */
async function wakeSender(tag) {
  const pages = await windows();
  for (const page of pages) page.postMessage({ type: 'send' });
  if (pages.length > 0 || tag !== 'send-or-say') return;
  await self.registration.showNotification('Your work is not at the office yet', {
    body: 'You are online again. Open Tidemark to send it.',
    icon: '/icon-192.png',
    tag: 'unsent',
    data: { url: '/to-send' },
  });
}

self.addEventListener('sync', (event) => event.waitUntil(wakeSender(event.tag)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data ?? {};
  if (!url) return;
  const open = async () => {
    const [page] = await self.clients.matchAll({ type: 'window' });
    if (!page) return self.clients.openWindow(url);
    await page.focus();
    await page.navigate(url);
  };
  event.waitUntil(open());
});
