import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import type { PushService } from '../../api/src/push/testing/push-service.ts';
import { expect } from '../fixtures/patient.ts';

/**
 * Chromium subscribes at Google's push service, which no test reaches: its PushManager answers the subscription given
 * here instead, to this page and the next ones.
 */
export async function standInForSubscribing(
  context: BrowserContext,
  subscription: ReturnType<PushService['subscribe']>,
): Promise<void> {
  await context.addInitScript((given) => {
    const kept = 'journey-push-key';
    const answer = (key: Uint8Array) => ({
      options: { applicationServerKey: key.buffer },
      toJSON: () => given,
      unsubscribe: async () => localStorage.removeItem(kept) === undefined,
    });
    Object.assign(PushManager.prototype, {
      async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
        localStorage.setItem(kept, String(applicationServerKey));
        return answer(applicationServerKey);
      },
      async getSubscription() {
        const key = localStorage.getItem(kept);
        return key === null ? null : answer(Uint8Array.from(key.split(','), Number));
      },
    });
  }, subscription);
}

/** Delivers to the browser's service worker what its push service decrypted, with no page of the app open. */
export class PushDelivery {
  readonly #cdp: CDPSession;
  readonly #registrations: Promise<string>;
  readonly #status = new Map<string, string>();
  #stopped = () => {};

  private constructor(cdp: CDPSession, origin: string) {
    this.#cdp = cdp;
    this.#registrations = new Promise((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
        if (own) resolve(own.registrationId);
      });
    });
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, runningStatus } of versions) this.#status.set(versionId, runningStatus);
      if ([...this.#status.values()].every((status) => status === 'stopped')) this.#stopped();
    });
  }

  static async of(blank: Page, origin: string): Promise<PushDelivery> {
    const cdp = await blank.context().newCDPSession(blank);
    const delivery = new PushDelivery(cdp, origin);
    await cdp.send('ServiceWorker.enable');
    await delivery.#registrations;
    return delivery;
  }

  /** As if the browser had been closed: the next push has to start the worker. One that is stopping loses what comes. */
  async stopWorkers(): Promise<void> {
    const stopped = new Promise<void>((resolve) => {
      this.#stopped = resolve;
    });
    await this.#cdp.send('ServiceWorker.stopAllWorkers');
    const runs = [...this.#status.values()].some((status) => status !== 'stopped');
    if (runs) await stopped;
  }

  /** What Chromium does once there is a network, if a page asked for it. */
  async sync(origin: string, tag: string): Promise<void> {
    const registrationId = await this.#registrations;
    const event = { origin, registrationId, tag, lastChance: false };
    await this.#cdp.send('ServiceWorker.dispatchSyncEvent', event);
  }

  async deliver(origin: string, data: string): Promise<void> {
    const registrationId = await this.#registrations;
    await this.#cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }
}

/** The one that runs, once it was started. */
const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'));

const shownNotifications = async (context: BrowserContext) =>
  (await workerOf(context)).evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

/** Asks again where the worker that was asked ends meanwhile; `expect.poll` would end with it. */
export const expectNotifications = (context: BrowserContext, told: object[]) =>
  expect(async () => expect(await shownNotifications(context)).toMatchObject(told)).toPass({
    timeout: 60_000,
  });

/**
 * Taps a notification: the worker's own listener runs. Only a real tap may open a window, so the address it asks for is
 * the answer.
 */
export async function tapNotification(context: BrowserContext, title: string): Promise<string> {
  return (await workerOf(context)).evaluate(async (wanted) => {
    const { registration, clients } = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: object;
    };
    const notification = (await registration.getNotifications()).find((one) => one.title === wanted);
    const tap = Object.assign(new Event('notificationclick'), { notification });
    return new Promise<string>((resolve, reject) => {
      Object.defineProperty(clients, 'openWindow', { value: async (url: string) => resolve(url) });
      Object.defineProperty(tap, 'waitUntil', { value: (work: Promise<unknown>) => work.catch(reject) });
      self.dispatchEvent(tap);
    });
  }, title);
}
