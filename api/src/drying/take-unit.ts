import type { DryingRecord } from '@tidemark/contract/drying/kinds';
import { isIn, orderMistake } from '@tidemark/contract/drying/placement';
import { Refusal } from '@tidemark/contract/refusals';
import { showDay, showTimeOfDay } from '@tidemark/contract/written-days';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { SignedIn, WriteContext } from '../context.ts';
import { keepRecord } from './keep.ts';
import { noteDrying } from './note-drying.ts';
import { findRecord } from './read.ts';
import { saying } from './rules.ts';

/**
 * Sees that the unit of a placement that stands is nowhere else. Taken over, it is removed there at that minute.
 * @throws Refusal unit_elsewhere
 */
export async function takeUnit(
  context: SignedIn<WriteContext>,
  { id, unitId, events, projectId }: DryingRecord<'placement'>,
  takenAt?: string,
): Promise<void> {
  if (unitId === null || !isIn(events)) return;
  const { tx } = context;
  const row = await tx
    .selectFrom('dryingRecords')
    .select('id')
    .where('unitIn', '=', unitId)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (!row) return;
  const there = (await findRecord(tx, row.id)) as unknown as DryingRecord<'placement'>;
  const since = there.events.find(({ kind }) => kind === 'placed')?.at ?? '';
  const message = `This unit stands at Project #${there.projectId} since ${showDay(since.slice(0, 10))}, ${showTimeOfDay(since.slice(11, 16))}.`;
  if (takenAt === undefined) throw saying('unit_elsewhere', 'takeOver', message);
  const removed = {
    id: uuidv7(),
    kind: 'removed' as const,
    at: takenAt,
    roomId: null,
    reason: null,
    hourMeter: null,
  };
  const after = { ...there, events: [...there.events, removed] };
  const mistake = orderMistake(after.events);
  if (mistake) throw new Refusal('unit_events_order', [{ field: 'at', message: mistake }]);
  await keepRecord(tx, after);
  if (there.projectId !== projectId) await noteDrying(tx, there.projectId);
  await record(tx, context, {
    action: 'drying-changed',
    subject: 'project',
    subjectId: there.projectId,
    after: { id: there.id, event: removed, takenOverBy: projectId },
  });
}
