import { QueryCreator } from 'kysely';
import type { Read } from './database.ts';
import type { Database } from './schema.ts';

/** What a statement is sent to. */
export type Sending = Pick<Read, 'getExecutor'>;

/**
 * Sends the statements that `send` makes before it first waits in one round trip. PostgreSQL runs one after the other, so each
 * sees what the one before it waited for.
 */
export function together<T>(db: Sending, send: (to: Read) => Promise<T>): Promise<T> {
  const executor = db.getExecutor();
  return executor.provideConnection((connection) => {
    const its = executor.withConnectionProvider({ provideConnection: (use) => use(connection) });
    const queries = new QueryCreator<Database>({ executor: its });
    return send(Object.assign(queries, { getExecutor: () => its }));
  });
}
