import { type PushSubscriptionKeys, pushActions } from '@tidemark/contract/push';
import { makeListeners } from '../observable.ts';
import { call } from '../offline/calls/index.ts';
import { CallError, Problem } from '../offline/faults/index.ts';
import { wantsPushes, wishNoPushes, wishPushes } from './wish.ts';

/** Whether this browser notifies while the app is closed. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const { tell, listen } = makeListeners();
export const onPushChange = listen;

const manager = async (): Promise<PushManager | undefined> =>
  (await navigator.serviceWorker?.getRegistration())?.pushManager;

export async function readPushState(): Promise<PushState> {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return wantsPushes() && (await (await manager())?.getSubscription()) ? 'on' : 'off';
}

/** Asks the browser where it has not been asked. Called while a press is handled. @throws Problem, CallError */
export async function turnPushesOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Problem('This browser does not allow notifications from Tidemark.');
  await subscribe();
  wishPushes();
  tell();
}

export async function turnPushesOff(): Promise<void> {
  wishNoPushes();
  await unsubscribe();
  tell();
  await call(pushActions.unsubscribe, {}).catch((error: unknown) => {
    // The office learns it from the push service then, the next time it has something to say.
    if (!(error instanceof CallError)) throw error;
  });
}

/** On this device alone. A logout without a network does not reach the office, which would go on naming projects here. */
export async function unsubscribe(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
}

/** At each start: the office forgets a subscription with its sign-in, and browsers replace theirs now and then. */
export async function keepSubscribed(): Promise<void> {
  if (wantsPushes() && (await readPushState()) !== 'unsupported' && Notification.permission === 'granted')
    await subscribe();
}

async function subscribe(): Promise<void> {
  const { publicKey } = await call(pushActions.key, {});
  const pushes = await manager();
  const subscription = pushes && (await subscribedWith(pushes, decode(publicKey)));
  if (!subscription)
    throw new Problem('This browser is not ready to be notified yet. Try again in a moment.');
  await call(pushActions.subscribe, { body: subscription.toJSON() as PushSubscriptionKeys });
}

/** A subscription belongs to one server's key; it cannot be given another. */
async function subscribedWith(pushes: PushManager, ours: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const had = await pushes.getSubscription();
  if (had && isSame(had.options.applicationServerKey, ours)) return had;
  await had?.unsubscribe();
  return pushes
    .subscribe({ userVisibleOnly: true, applicationServerKey: ours })
    .catch((cause: unknown): never => {
      const isUnreached = cause instanceof DOMException && cause.name === 'AbortError';
      if (!isUnreached) throw cause;
      throw new Problem("This browser's own notification service can't be reached. Try again later.");
    });
}

const isSame = (theirs: ArrayBuffer | null, ours: Uint8Array): boolean => {
  const bytes = new Uint8Array(theirs ?? new ArrayBuffer(0));
  return bytes.length === ours.length && bytes.every((byte, at) => byte === ours[at]);
};

function decode(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
