import type { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import { basicId, entryOf } from '@tidemark/contract/evidence-profiles/profile';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { newestProfile } from './read.ts';
import { saveVersion } from './save-version.ts';
import { settleProfile } from './settle-profile.ts';

export const removeProfile: Handler<typeof evidenceProfileActions.remove> = async (
  context,
  { params: { id } },
) => {
  if (id === basicId) throw new Refusal('profile_kept');
  await settleProfile(context.tx, id);
  const newest = await newestProfile(context.tx, id);
  const last = { id, version: newest.version + 1, deleted: true };
  await saveVersion(context, last, entryOf(newest), []);
  return {};
};
