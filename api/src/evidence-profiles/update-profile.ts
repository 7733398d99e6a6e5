import type { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import { entryOf, type ProfileEntry } from '@tidemark/contract/evidence-profiles/profile';
import { Refusal } from '@tidemark/contract/refusals';
import { sameJson } from '@tidemark/contract/same-json';
import type { Handler } from '../context.ts';
import { newestProfile } from './read.ts';
import { refuseFaulty, saveVersion } from './save-version.ts';
import { settleProfile } from './settle-profile.ts';

/** Refuses one based on an older version; the same rules make no new version. */
export const updateProfile: Handler<typeof evidenceProfileActions.update> = async (
  context,
  { params: { id }, body: { basedOn, ...entry } },
) => {
  await settleProfile(context.tx, id);
  const newest = await newestProfile(context.tx, id);
  const was = entryOf(newest);
  const changed = (Object.keys(entry) as (keyof ProfileEntry)[]).filter(
    (name) => !sameJson(was[name], entry[name]),
  );
  if (changed.length === 0) return { profile: newest };
  if (basedOn !== newest.version) throw new Refusal('profile_changed');
  refuseFaulty(entry, id);
  return { profile: await saveVersion(context, { id, version: newest.version + 1 }, entry, changed) };
};
