import type { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import { shippedProfiles } from '@tidemark/contract/evidence-profiles/shipped';
import type { Handler } from '../context.ts';

export const listEvidenceProfiles: Handler<typeof evidenceProfileActions.list> = async () => ({
  profiles: [...shippedProfiles],
});
