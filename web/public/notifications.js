// Part of the service worker: a tap on a notification opens what it tells of.
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
