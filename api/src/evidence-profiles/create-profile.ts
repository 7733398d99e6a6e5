import type { evidenceProfileActions } from '@tidemark/contract/evidence-profiles/actions';
import { v7 as uuidv7 } from 'uuid';
import type { Handler } from '../context.ts';
import { refuseFaulty, saveVersion } from './save-version.ts';

export const createProfile: Handler<typeof evidenceProfileActions.create> = async (context, { body }) => {
  refuseFaulty(body);
  return { profile: await saveVersion(context, { id: uuidv7(), version: 1 }, body, []) };
};
