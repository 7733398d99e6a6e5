import type { dryingActions } from '@tidemark/contract/drying/actions';
import type { DryingRecord } from '@tidemark/contract/drying/kinds';
import { orderMistake } from '@tidemark/contract/drying/placement';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { keepRecord } from './keep.ts';
import { noteDrying } from './note-drying.ts';
import { lockDrying, recordOf } from './read.ts';
import { saying } from './rules.ts';
import { takeUnit } from './take-unit.ts';

type Events = DryingRecord<'placement'>['events'];

async function keepEvents(
  context: SignedIn<WriteContext>,
  found: DryingRecord<'placement'>,
  {
    events,
    takenAt,
    said,
  }: { events: Events; takenAt?: string | undefined; said: { before?: object; after?: object } },
) {
  const { tx } = context;
  const mistake = orderMistake(events);
  if (mistake) throw saying('unit_events_order', 'at', mistake);
  const placement = { ...found, events };
  await takeUnit(context, placement, takenAt);
  await keepRecord(tx, placement);
  await noteDrying(tx, found.projectId);
  await record(tx, context, {
    action: 'drying-changed',
    subject: 'project',
    subjectId: found.projectId,
    ...said,
  });
  return { placement };
}

/** What happened to a unit. */
export const addEvent: Handler<typeof dryingActions.addEvent> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const { project } = await lockDrying(tx, actor, params.id);
  const found = await recordOf(tx, project.id, { kind: 'placement', id: params.recordId });
  const { takeOver, id = uuidv7(), kind, at, roomId = null, reason = null, hourMeter = null } = body;
  if (found.events.some((one) => one.id === id)) return { placement: found };
  if (roomId !== null) await recordOf(tx, project.id, { kind: 'room', id: roomId });
  const event = { id, kind, at, roomId, reason, hourMeter };
  return keepEvents(context, found, {
    events: [...found.events, event],
    takenAt: takeOver ? at : undefined,
    said: { after: { placement: found.id, ...event } },
  });
};

/** Takes back what was said by mistake. */
export const removeEvent: Handler<typeof dryingActions.removeEvent> = async (context, { params }) => {
  const { tx, actor } = context;
  const { project } = await lockDrying(tx, actor, params.id);
  const found = await recordOf(tx, project.id, { kind: 'placement', id: params.recordId });
  const event = found.events.find(({ id }) => id === params.eventId);
  if (!event) return { placement: found };
  return keepEvents(context, found, {
    events: found.events.filter((one) => one !== event),
    said: { before: { placement: found.id, ...event } },
  });
};
