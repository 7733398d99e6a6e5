import type { Caller, SignedIn, WriteContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { backgroundWork } from '../../files/take-turns.ts';

/** What a handler is given when a person of the story calls it. */
export const contextFor = (tx: Tx, caller: SignedIn<Caller>): SignedIn<WriteContext> => ({
  ...caller,
  ...{ tx, existed() {}, fileAddress: (id) => id, asker: backgroundWork },
});
