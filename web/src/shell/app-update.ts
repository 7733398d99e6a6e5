import { observable } from '../observable.ts';

/** The pause between checks for a newer version while the app stays open. */
const everyMs = 3_600_000;
/** Returning to the app checks too, but not each time. */
const atMostEveryMs = 300_000;

/** How to switch to the newer version, if there is one. */
const way = observable<(() => void) | undefined>(undefined);
const offer = way.set;
/** The person chose Later: shown again when the app restarts, or with the next version. */
export const putOffUpdate = () => way.set(undefined);

/** Stores the app on this device, so that it opens offline, and notices newer versions. */
export async function keepAppOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await pageLoaded();
  const workers = navigator.serviceWorker;
  // The very first version controls the page that installed it, which is the same version.
  let served = workers.controller ?? (await workers.getRegistration())?.active ?? null;
  // Another tab updated. This one keeps running, because earlier-assets.js keeps its files.
  workers.addEventListener('controllerchange', () => {
    const { controller } = workers;
    if (served && controller && controller !== served)
      void isOurs(controller).then((ours) => ours && offer(() => location.reload()));
    served ??= controller;
  });
  lookNowAndThen();
  await look().catch((error: unknown) => {
    if (!isNoAnswer(error)) throw error;
    // The first version could not be fetched: the next occasion retries.
    isMissing = !served;
  });
}

/** No network or an error status is a TypeError; a page or redirect from something in between is a SecurityError. */
const isNoAnswer = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'SecurityError');

let known: ServiceWorkerRegistration | undefined;

/**
 * Checks for a newer version. If a deployment replaces its files during the fetch, the browser drops it, a first
 * version together with its registration: registering again then fetches the app.
 */
async function look(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (registration === known) {
    await registration.update();
    if (silent && registration.waiting === silent) await consider(silent);
    return;
  }
  known = registration;
  if (registration.waiting && registration.active) await consider(registration.waiting);
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration));
}

/** The first version could not be fetched, or what waits is not the app's: the next occasion retries. */
let isMissing = false;

function watch({ installing: worker, active }: ServiceWorkerRegistration): void {
  worker?.addEventListener('statechange', () => {
    // Before the first version none was active, and nothing needs an update; WebKit activates it before it is
    // installed.
    if (worker.state === 'installed' && active) void consider(worker);
    if (worker.state === 'redundant' && !active) isMissing = true;
  });
}

/** Waits without saying that it is the app's, or did not in time: asked again at each occasion. */
let silent: ServiceWorker | undefined;

/** What somebody in between answered for the app's service worker is no new version. */
async function consider(worker: ServiceWorker): Promise<void> {
  silent = worker;
  isMissing = !(await isOurs(worker));
  if (isMissing) return;
  silent = undefined;
  offerWaiting(worker);
}

/** How long a worker may take to start and answer, in ms. */
const answersWithin = 10_000;

function isOurs(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), answersWithin);
    worker.postMessage({ type: 'IS_TIDEMARK' }, [port2]);
  });
}

/** How long a newer version may take to take control, in ms. */
const takesOverWithin = 5_000;

/** Nothing reloads automatically: only this page, and only when the person asks. */
function offerWaiting(worker: ServiceWorker): void {
  offer(() => {
    // Reloads in any case, because the person asked.
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

/** A phone's app stays open for days; the browser itself checks only when a page loads. */
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

/** The first screen has priority over the rest of the app. */
function pageLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Switches to the newer version, if there is one and it was not postponed: the page reloads as that version. */
export const useAppUpdate = way.use;
