import type { dryingActions } from '@tidemark/contract/drying/actions';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { noteWrite } from '../job/note-write.ts';
import { keepRecord } from './keep.ts';
import { lockDrying, recordOf } from './read.ts';

/** Ends a visit; one that has ended stays as it is. */
export const endVisit: Handler<typeof dryingActions.endVisit> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { project } = await lockDrying(tx, actor, params.id);
  const found = await recordOf(tx, project.id, { kind: 'visit', id: params.recordId });
  if (found.endedAt !== null) return { visit: found };
  const visit = { ...found, endedAt: body.endedAt };
  await keepRecord(tx, visit);
  await noteWrite(tx, project.id);
  await record(tx, context, {
    action: 'drying-changed',
    subject: 'project',
    subjectId: project.id,
    after: { id: visit.id, endedAt: visit.endedAt },
  });
  return { visit };
};
