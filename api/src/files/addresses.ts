import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const hour = 3600;

/** Signs addresses of files, valid for a while without a sign-in. */
export interface FileAddresses {
  /** The query of such an address. It stays the same for an hour, so that browsers cache the file. */
  sign(id: string): string;
  holds(id: string, query: { expires?: string; signature?: string }): boolean;
}

/** Valid for one to two hours; `now` in milliseconds. */
export function fileAddresses(secret: string, now: () => number = Date.now): FileAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tidemark file address', 32));
  const signatureOf = (id: string, expires: string) =>
    createHmac('sha256', key).update(`${id.toLowerCase()}:${expires}`).digest();
  return {
    sign(id) {
      const expires = String((Math.floor(now() / 1000 / hour) + 2) * hour);
      return `expires=${expires}&signature=${signatureOf(id, expires).toString('base64url')}`;
    },
    holds(id, { expires = '', signature = '' }) {
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(id, expires);
      const genuine = given.length === right.length && timingSafeEqual(given, right);
      return genuine && Number(expires) * 1000 > now();
    },
  };
}
