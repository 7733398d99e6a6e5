import type { SupportContact, supportActions } from '@tidemark/contract/support';
import type { Handler } from '../context.ts';

export function readSupport(support: SupportContact): Handler<typeof supportActions.read> {
  return async () => ({ support });
}
