import { z } from 'zod';
import { action } from './action.ts';
import { text } from './shapes.ts';

const base64url = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), `Use ${length} characters of base64url.`);

/** A browser's PushSubscription (Push API, "toJSON"): its push service's address, and keys to encrypt for it. */
export const pushSubscription = z.strictObject({
  endpoint: text(2_000).pipe(z.url({ protocol: /^https$/, error: 'Use an https address.' })),
  keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
});
export type PushSubscriptionKeys = z.output<typeof pushSubscription>;

/** Newly theirs, or theirs with another visit. */
export type PushKind = 'assigned' | 'changed';

/** What a push says, encrypted: a project by its id and title, or how many projects. */
export type PushMessage =
  | { kind: PushKind; project: number; title: string }
  | { kind: 'several'; count: number };

export const pushActions = {
  key: action({
    name: 'push.key',
    method: 'GET',
    path: '/push/key',
    summary: "The server's public key, which a browser needs to subscribe to its pushes (RFC 8292)",
    access: 'signed-in',
    answer: z.object({ publicKey: z.string() }),
  }),
  subscribe: action({
    name: 'push.subscribe',
    method: 'PUT',
    path: '/push/subscription',
    summary: 'Send pushes about new and changed assignments to this browser until its sign-in ends',
    access: 'signed-in',
    body: pushSubscription,
    answer: z.object({}),
    message: 'This browser is notified of assignments.',
  }),
  unsubscribe: action({
    name: 'push.unsubscribe',
    method: 'DELETE',
    path: '/push/subscription',
    summary: "Send no more pushes to this sign-in's browser",
    access: 'signed-in',
    answer: z.object({}),
    message: 'This browser is no longer notified of assignments.',
  }),
};
