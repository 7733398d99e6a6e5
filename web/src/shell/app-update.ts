import { useSyncExternalStore } from 'react';

/** Between two looks for a newer version while the app stays open. */
const everyMs = 3_600_000;
/** Coming back to the app looks too, but not at each glance. */
const atMostEveryMs = 300_000;

/** How to come to the newer version, when there is one. */
let way: (() => void) | undefined;
const listeners = new Set<() => void>();

function offer(next: () => void): void {
  way = next;
  for (const listener of listeners) listener();
}

/** Keeps the app on this device, so that it opens without a network, and notices a newer version of it. */
export async function keepAppOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await pageLoaded();
  const workers = navigator.serviceWorker;
  // The first version ever takes charge of the page that brought it, which is that version.
  let isFirst = !workers.controller;
  const registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  if (registration.waiting) offerWaiting(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  // Another tab took the newer version. This one goes on as it is: earlier-assets.js keeps its files.
  workers.addEventListener('controllerchange', () => {
    if (!isFirst) offer(() => location.reload());
    isFirst = false;
  });
  lookNowAndThen(registration);
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    // Without a controller it is the first version, which needs no update.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offerWaiting(worker);
  });
}

/** Nothing reloads by itself: this page, when the person asks for it, and no other tab. */
function offerWaiting(worker: ServiceWorker): void {
  offer(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage({ type: 'SKIP_WAITING' });
  });
}

/** A phone's app stays open for days; the browser itself looks only when a page is loaded. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  const look = (after: number) => {
    const now = performance.now();
    if (document.visibilityState !== 'visible' || !navigator.onLine || now - lookedAt < after) return;
    lookedAt = now;
    registration.update().catch((error: unknown) => {
      // A TypeError is a server out of reach, which is asked again later.
      if (!(error instanceof TypeError)) reportError(error);
    });
  };
  setInterval(() => look(everyMs), atMostEveryMs);
  document.addEventListener('visibilitychange', () => look(atMostEveryMs));
  window.addEventListener('online', () => look(atMostEveryMs));
}

/** What the first screen needs comes before the rest of the app. */
function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The way to the newer version, when there is one: the page reloads as that version. */
export function useAppUpdate(): (() => void) | undefined {
  return useSyncExternalStore(subscribe, () => way);
}
