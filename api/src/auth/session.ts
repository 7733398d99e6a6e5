import type { SessionReader } from '../context.ts';
import type { Read } from '../db/database.ts';
import type { AccessTokens } from './tokens.ts';

/** A token is good while it is unexpired, its sign-in not ended and its account Active. */
export function sessionReader(db: Read, tokens: AccessTokens): SessionReader {
  return async (token) => {
    const claims = tokens.read(token);
    if (!claims) return null;
    const technician = await db
      .selectFrom('technicians')
      .innerJoin('signIns', 'signIns.technicianId', 'technicians.id')
      .select(['technicians.id', 'technicians.role'])
      .where('signIns.id', '=', claims.signInId)
      .where('technicians.id', '=', claims.technicianId)
      .where('technicians.status', '=', 'Active')
      .where('signIns.endedAt', 'is', null)
      .executeTakeFirst();
    if (!technician) return null;
    return { actor: technician, signInId: claims.signInId, expiresAt: claims.expiresAt };
  };
}
