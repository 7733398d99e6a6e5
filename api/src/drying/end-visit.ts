import type { dryingActions } from '@tidemark/contract/drying/actions';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { readProject } from '../projects/read.ts';
import { keepRecord } from './keep.ts';
import { keepPlan } from './keep-plan.ts';
import { noteDrying } from './note-drying.ts';
import { lockDrying, recordOf } from './read.ts';

/** Ends a visit and plans the next one; one that has ended stays as it is, and so does what is planned. */
export const endVisit: Handler<typeof dryingActions.endVisit> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { project } = await lockDrying(tx, actor, params.id);
  const found = await recordOf(tx, project.id, { kind: 'visit', id: params.recordId });
  if (found.endedAt !== null) return { visit: found, project };
  const visit = { ...found, endedAt: body.endedAt };
  await keepRecord(tx, visit);
  await record(tx, context, {
    action: 'drying-changed',
    subject: 'project',
    subjectId: project.id,
    after: { id: visit.id, endedAt: visit.endedAt },
  });
  if (body.next !== undefined) await keepPlan(context, project, body.next);
  await noteDrying(tx, project.id);
  return { visit, project: await readProject(tx, actor, project.id) };
};
