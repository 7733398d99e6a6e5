import type { dryingActions } from '@tidemark/contract/drying/actions';
import { dryingFields } from '@tidemark/contract/drying/fields/drying';
import { type DryingHead, newDrying } from '@tidemark/contract/drying/record';
import { said } from '@tidemark/contract/drying/record-actions';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { lockOpenJob } from '../job/read.ts';
import { readProject } from '../projects/read.ts';
import { formerOf, keepHead } from './keep.ts';
import { keepPlan } from './keep-plan.ts';
import { noteDrying } from './note-drying.ts';
import { headOf, lockDrying, type OnDryingClosed, recordsOfKind } from './read.ts';
import { unitsStillIn } from './units-still-in.ts';

type Said = { before?: object; after?: object };
type Done = 'drying-changed' | 'drying-closed' | 'drying-reopened';

async function keep(context: SignedIn<WriteContext>, drying: DryingHead, action: Done, what: Said) {
  const { tx } = context;
  await keepHead(tx, drying);
  await noteDrying(tx, drying.projectId);
  await record(tx, context, { action, subject: 'project', subjectId: drying.projectId, ...what });
  return { drying };
}

/** Changes what is said of a drying as a whole. */
export const changeDrying: Handler<typeof dryingActions.change> = async (context, { params, body }) => {
  const { head } = await lockDrying(context.tx, context.actor, params.id);
  const drying = { ...head, ...said(body) };
  const former = formerOf(dryingFields, head, drying);
  if (former.length === 0) return { drying: head, former };
  const pick = (of: DryingHead) =>
    Object.fromEntries(former.map(({ field }) => [field, of[field as keyof DryingHead]]));
  const what = { before: pick(head), after: pick(drying) };
  return { ...(await keep(context, drying, 'drying-changed', what)), former };
};

/** An alert's newest answer stands. */
export const answerAlert: Handler<typeof dryingActions.answerAlert> = async (context, { params, body }) => {
  const { head } = await lockDrying(context.tx, context.actor, params.id);
  const answer = { ...body, author: context.actor.id };
  const before = head.answers.find(({ key }) => key === body.key);
  const drying = { ...head, answers: [...head.answers.filter((one) => one !== before), answer] };
  return keep(context, drying, 'drying-changed', { ...(before && { before }), after: answer });
};

async function stillIn(tx: Tx, projectId: number): Promise<string[]> {
  const units = await unitsStillIn(tx, { id: projectId });
  const visits = (await recordsOfKind(tx, projectId, 'visit')).filter(({ endedAt }) => endedAt === null);
  return [...(units ? [units] : []), ...(visits.length > 0 ? ['A visit has not ended.'] : [])];
}

/** Every unit is out and every visit ended; no visit is planned any more. Closed already, it stays as it is. */
export const closeDrying =
  (onClosed: OnDryingClosed): Handler<typeof dryingActions.close> =>
  async (context, { params }) => {
    const { tx, actor } = context;
    const project = await lockOpenJob(tx, actor, params.id);
    const head = await headOf(tx, project.id);
    if (head.closedAt !== null) return { drying: head, project };
    const left = await stillIn(tx, project.id);
    if (left.length > 0)
      throw new Refusal(
        'drying_unfinished',
        left.map((message) => ({ field: 'at', message })),
      );
    const drying = { ...head, closedAt: new Date().toISOString() };
    await keepPlan(context, project, null);
    const kept = await keep(context, drying, 'drying-closed', { after: { closedAt: drying.closedAt } });
    await onClosed(context, project.id);
    return { ...kept, project: await readProject(tx, actor, project.id) };
  };

/** Opens a closed drying again. */
export const reopenDrying: Handler<typeof dryingActions.reopen> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const project = await lockOpenJob(tx, actor, params.id);
  const head = await headOf(tx, project.id);
  if (head.closedAt === null) return { drying: head };
  const drying: DryingHead = { ...newDrying(project.id), ...head, closedAt: null };
  return keep(context, drying, 'drying-reopened', {
    before: { closedAt: head.closedAt },
    after: { reason: body.reason },
  });
};
