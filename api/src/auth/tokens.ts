import { createHash, randomBytes } from 'node:crypto';
import type { Tokens } from '@tidemark/contract/auth';
import { inUrl, serialId, uuid } from '@tidemark/contract/shapes';
import { createSigner, createVerifier } from 'fast-jwt';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../db/database.ts';

/** decisions.md, "Accounts": 15 minutes and 30 days. */
const accessTokenMs = 15 * 60_000;

const claims = z.object({ sub: inUrl(serialId), sid: uuid, exp: z.number() });

export interface AccessTokens {
  sign(of: { technicianId: number; signInId: string }): string;
  /** Null for a token that is forged, expired or not one of ours. */
  read(token: string): { technicianId: number; signInId: string; expiresAt: Date } | null;
}

export function accessTokens(secret: string): AccessTokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', expiresIn: accessTokenMs });
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], clockTolerance: 5_000 });
  return {
    sign: ({ technicianId, signInId }) => sign({ sub: String(technicianId), sid: signInId }),
    read(token) {
      try {
        const { sub, sid, exp } = claims.parse(verify(token));
        return { technicianId: sub, signInId: sid, expiresAt: new Date(exp * 1000) };
      } catch {
        return null;
      }
    },
  };
}

export function hashOf(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest();
}

/** A fresh pair for a sign-in; only the refresh token's hash is kept. */
export async function issueTokens(
  tx: Tx,
  tokens: AccessTokens,
  of: { technicianId: number; signInId: string },
): Promise<Tokens> {
  const refreshToken = randomBytes(32).toString('base64url');
  await tx
    .insertInto('refreshTokens')
    .values({
      hash: hashOf(refreshToken),
      signInId: of.signInId,
      expiresAt: sql<string>`now() + interval '30 days'`,
      usedAt: null,
    })
    .execute();
  return { accessToken: tokens.sign(of), refreshToken };
}
