import type { Read, Tx } from './database.ts';

/** What a statement is sent to. */
export type Sending = Pick<Read, 'getExecutor'>;

/**
 * Sends the statements that `send` makes before it first waits in one round trip. PostgreSQL runs one after the other, so each
 * sees what the one before it waited for.
 */
export function together<T>(tx: Tx, send: (to: Sending) => Promise<T>): Promise<T> {
  const executor = tx.getExecutor();
  return executor.provideConnection((connection) =>
    send({
      getExecutor: () => executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
    }),
  );
}
