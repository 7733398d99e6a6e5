import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscriptionKeys } from '@tidemark/contract/push';

/** Larger than any message here: one record holds it (RFC 8188, 2.1). */
const recordSize = 4_096;
/** Ends the last record. */
const lastDelimiter = Buffer.of(2);

/** Encrypts a message for one browser, which alone can read it (RFC 8291, aes128gcm), under keys of its own. */
export function encrypt(message: string, keys: PushSubscriptionKeys['keys']): Buffer {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return encryptWith(message, keys, { sender, salt: randomBytes(16) });
}

const derive = (of: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', of, salt, info, length));

export function encryptWith(
  message: string,
  keys: PushSubscriptionKeys['keys'],
  { sender, salt }: { sender: ECDH; salt: Buffer },
): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const ours = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derive(sender.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(message), cipher.update(lastDelimiter), cipher.final(), cipher.getAuthTag()];
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordSize, 0);
  sizes.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, sizes, ours, ...sealed]);
}
