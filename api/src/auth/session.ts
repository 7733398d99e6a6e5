import type { Role } from '@tidemark/contract/access';
import { sql } from 'kysely';
import type { SessionReader } from '../context.ts';
import type { Read } from '../db/database.ts';
import type { AccessTokens } from './tokens.ts';

/** A token is good while it is unexpired, its sign-in not ended and its account Active. */
export function sessionReader(db: Read, tokens: AccessTokens): SessionReader {
  const nothing = { columns: sql``, join: sql`` };
  return async (token, { columns, join } = nothing) => {
    const claims = tokens.read(token);
    if (!claims) return null;
    // Every call runs this; building the query each time would cost the server a tenth of its time.
    const found = await sql<{ actorId: number; actorRole: Role }>`
      SELECT technicians.id AS actor_id, technicians.role AS actor_role ${columns}
      FROM technicians JOIN sign_ins ON sign_ins.technician_id = technicians.id ${join}
      WHERE sign_ins.id = ${claims.signInId} AND technicians.id = ${claims.technicianId}
        AND technicians.status = 'Active' AND sign_ins.ended_at IS NULL`.execute(db);
    if (!found.rows[0]) return null;
    const { actorId: id, actorRole: role, ...row } = found.rows[0];
    return { actor: { id, role }, signInId: claims.signInId, expiresAt: claims.expiresAt, row };
  };
}
