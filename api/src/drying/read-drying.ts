import type { dryingActions } from '@tidemark/contract/drying/actions';
import type { Handler } from '../context.ts';
import { readProject } from '../projects/read.ts';
import { partsOf } from './read.ts';

/** All of a project's drying, as a device keeps it. */
export const readDrying: Handler<typeof dryingActions.read> = async ({ db, actor }, { params }) => {
  const { id } = await readProject(db, actor, params.id);
  return partsOf(db, id);
};
