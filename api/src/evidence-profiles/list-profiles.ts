import type { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import type { Handler } from '../context.ts';
import { newestProfiles, profileOf } from './read.ts';

export const listEvidenceProfiles: Handler<typeof evidenceProfileActions.list> = async ({ db }) => ({
  profiles: await newestProfiles(db),
});

export const readProfileVersion: Handler<typeof evidenceProfileActions.version> = async (
  { db },
  { params },
) => ({ profile: await profileOf(db, params.id, params.version) });
