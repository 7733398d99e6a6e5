import { type RawBuilder, sql } from 'kysely';

const imports = sql`hashtextextended('import projects', 0)`;

/** Imports take turns: two of the same file at once make each project once. */
export const importTurn: RawBuilder<unknown> = sql`SELECT pg_advisory_xact_lock(${imports})`;

/** A CRM's messages wait for an import, which may be making their project, and not for each other. */
export const waitForImports: RawBuilder<unknown> = sql`SELECT pg_advisory_xact_lock_shared(${imports})`;

/** Two messages about one project take turns, even before it exists. */
export const messageTurn = (externalId: string): RawBuilder<unknown> =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`inbound ${externalId}`}::text, 0))`;
