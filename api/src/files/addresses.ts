import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const hour = 3600;

/** What makes an address of a file good without a sign-in, for a while. */
export interface FileAddresses {
  /** The query of such an address. It is the same all through an hour, so that browsers keep what they fetched. */
  sign(id: string): string;
  holds(id: string, query: { expires?: string; signature?: string }): boolean;
}

/** Good for one to two hours; `now` in milliseconds. */
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
