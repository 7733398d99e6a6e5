import type { pushActions } from '@tidemark/contract/push';
import type { Handler } from '../context.ts';

export const readKey: Handler<typeof pushActions.key> = ({ db }) =>
  db.selectFrom('pushKeys').select('publicKey').where('id', '=', 1).executeTakeFirstOrThrow();
