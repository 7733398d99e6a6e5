import { Problem } from '../faults/index.ts';

/**
 * The SHA-256 of some bytes, in hexadecimal.
 * @throws Error on addresses without https, where browsers do not offer it
 */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  if (!globalThis.crypto?.subtle) throw new Problem('Files can be added only over a secure (https) address.');
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
