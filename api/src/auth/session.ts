import type { Actor } from '@tidemark/contract/access';
import { sql } from 'kysely';
import type { SessionReader } from '../context.ts';
import type { Read } from '../db/database.ts';
import type { AccessTokens } from './tokens.ts';

/** A token is good while it is unexpired, its sign-in not ended and its account Active. */
export function sessionReader(db: Read, tokens: AccessTokens): SessionReader {
  return async (token) => {
    const claims = tokens.read(token);
    if (!claims) return null;
    // Every call runs this; building the query each time would cost the server a tenth of its time.
    const found = await sql<Actor>`
      SELECT technicians.id, technicians.role
      FROM technicians JOIN sign_ins ON sign_ins.technician_id = technicians.id
      WHERE sign_ins.id = ${claims.signInId} AND technicians.id = ${claims.technicianId}
        AND technicians.status = 'Active' AND sign_ins.ended_at IS NULL`.execute(db);
    const technician = found.rows[0];
    if (!technician) return null;
    return { actor: technician, signInId: claims.signInId, expiresAt: claims.expiresAt };
  };
}
