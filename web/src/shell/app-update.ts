import { observable } from '../observable.ts';

/** Between two looks for a newer version while the app stays open. */
const everyMs = 3_600_000;
/** Coming back to the app looks too, but not at each glance. */
const atMostEveryMs = 300_000;

/** How to come to the newer version, when there is one. */
const way = observable<(() => void) | undefined>(undefined);
const offer = way.set;
/** The person chose Later: shown again when the app restarts, or with the next version. */
export const putOffUpdate = () => way.set(undefined);

/** Keeps the app on this device, so that it opens without a network, and notices a newer version of it. */
export async function keepAppOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await pageLoaded();
  const workers = navigator.serviceWorker;
  // The first version ever takes charge of the page that brought it, which is that version.
  let served = workers.controller ?? (await workers.getRegistration())?.active ?? null;
  // Another tab updated. This one keeps running, because earlier-assets.js keeps its files.
  workers.addEventListener('controllerchange', () => {
    if (served && workers.controller !== served) offer(() => location.reload());
    served ??= workers.controller;
  });
  lookNowAndThen();
  await look().catch((error: unknown) => {
    if (!isNoAnswer(error)) throw error;
    // The first version could not be had: the next occasion asks for it.
    isMissing = !served;
  });
}

/** No network or a status is a TypeError; a page or an address that somebody on the way gave in its place a SecurityError. */
const isNoAnswer = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'SecurityError');

let known: ServiceWorkerRegistration | undefined;

/**
 * Looks for a newer version. One whose files were replaced by a deployment while it was fetched is given up by the
 * browser, the first one together with its registration: registering again is what brings the app to this device then.
 */
async function look(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (registration === known) {
    await registration.update();
    return;
  }
  known = registration;
  if (registration.waiting && registration.active) offerWaiting(registration.waiting);
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));
}

/** The first version could not be fetched: it is asked for again at the next occasion. */
let isMissing = false;

function watch({ installing: worker, active }: ServiceWorkerRegistration): void {
  worker?.addEventListener('statechange', () => {
    // Before the first version none was active, and nothing needs an update; WebKit puts it in charge before it is installed.
    if (worker.state === 'installed' && active) offerWaiting(worker);
    if (worker.state === 'redundant' && !active) isMissing = true;
  });
}

/** In ms: how long a newer version may take to be in charge. */
const takesOverWithin = 5_000;

/** Nothing reloads automatically: only this page, and only when the person asks. */
function offerWaiting(worker: ServiceWorker): void {
  offer(() => {
    // Reloads in any case, as the person asked.
    const reload = () => location.reload();
    if (worker.state !== 'installed') return reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') reload();
    });
    setTimeout(reload, takesOverWithin);
    worker.postMessage({ type: 'SKIP_WAITING' });
  });
}

/** A phone's app stays open for days; the browser itself looks only when a page is loaded. */
function lookNowAndThen(): void {
  let lookedAt = performance.now();
  const lookAfter = (after: number) => {
    const now = performance.now();
    const isEarly = now - lookedAt < after && !isMissing;
    if (document.visibilityState !== 'visible' || !navigator.onLine || isEarly) return;
    lookedAt = now;
    isMissing = false;
    look().catch((error: unknown) => {
      if (!isNoAnswer(error)) reportError(error);
    });
  };
  setInterval(() => lookAfter(everyMs), atMostEveryMs);
  document.addEventListener('visibilitychange', () => lookAfter(atMostEveryMs));
  window.addEventListener('online', () => lookAfter(atMostEveryMs));
}

/** What the first screen needs comes before the rest of the app. */
function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** The way to the newer version, when there is one and it was not put off: the page reloads as that version. */
export const useAppUpdate = way.use;
