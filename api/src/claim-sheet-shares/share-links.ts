import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Makes and checks the links of shares. The token is never stored: it follows from the share's id and the secret. */
export interface ShareLinks {
  /** The report page's path, with the token in its query. */
  url(share: { id: string; inspectionId: string; roomId: string }): string;
  /** The token alone, for a link to another page. */
  tokenOf(id: string): string;
  /** Whether the token is the share's, in constant time. */
  holds(id: string, token: string): boolean;
}

/** A new secret invalidates every link. */
export function shareLinks(secret: string): ShareLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tidemark claim sheet share', 32));
  const tokenOf = (id: string) => createHmac('sha256', key).update(id.toLowerCase()).digest('base64url');
  return {
    tokenOf,
    url: ({ id, inspectionId, roomId }) =>
      `/claim-sheet-report/${inspectionId}/${roomId}?share=${tokenOf(id)}`,
    holds(id, token) {
      const right = Buffer.from(tokenOf(id));
      const given = Buffer.from(token);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
