import { inVisitOrder } from '@tidemark/contract/drying/dry';
import { type DryingKind, type DryingRecord, dryingKinds } from '@tidemark/contract/drying/kinds';
import type { RefusalCode } from '@tidemark/contract/refusals';
import { Refusal } from '@tidemark/contract/refusals';
import type { Tx } from '../db/database.ts';
import { wholeSketch } from '../sketch/read.ts';
import { recordOf, recordsOfKind } from './read.ts';

type AnyRecord = DryingRecord<DryingKind>;

/** The kind that a field of a record names. */
const links = {
  visitId: 'visit',
  pointId: 'point',
  chamberId: 'chamber',
  placementId: 'placement',
  roomId: 'room',
} as const satisfies Record<string, DryingKind>;
const linkNames = Object.keys(links) as (keyof typeof links)[];

export const saying = (code: RefusalCode, field: string, message: string) =>
  new Refusal(code, [{ field, message }]);

/** @throws Refusal where a record names one that is not of this project */
async function refuseUnknown(tx: Tx, record: AnyRecord): Promise<void> {
  // A room of the drying names one of the inspection.
  if (record.record === 'room') return;
  for (const name of linkNames) {
    const id = (record as unknown as Record<string, unknown>)[name];
    if (typeof id === 'string') await recordOf(tx, record.projectId, { kind: links[name], id });
  }
}

async function refuseRooms(tx: Tx, chamber: DryingRecord<'chamber'>): Promise<void> {
  const rooms = await recordsOfKind(tx, chamber.projectId, 'room');
  if (chamber.roomIds.some((id) => !rooms.some((room) => room.id === id)))
    throw new Refusal(dryingKinds.room.missing);
  const others = await recordsOfKind(tx, chamber.projectId, 'chamber');
  const other = others.find(
    ({ id, roomIds }) => id !== chamber.id && roomIds.some((one) => chamber.roomIds.includes(one)),
  );
  if (other) throw saying('room_in_other_chamber', 'roomIds', `This room is in chamber ${other.name}.`);
}

async function refuseOpenVisit(tx: Tx, visit: DryingRecord<'visit'>): Promise<void> {
  if (visit.endedAt !== null) return;
  const visits = inVisitOrder(await recordsOfKind(tx, visit.projectId, 'visit'));
  const open = visits.findIndex(
    ({ id, endedAt, technicianId }) =>
      id !== visit.id && endedAt === null && technicianId === visit.technicianId,
  );
  if (open >= 0) throw saying('visit_open', 'startedAt', `Visit ${open} is still open. End it first.`);
}

async function refuseReading(tx: Tx, reading: DryingRecord<'reading'>): Promise<void> {
  const { visitId, pointId, projectId } = reading;
  const point = await recordOf(tx, projectId, { kind: 'point', id: pointId });
  if (point.removedAt !== null) throw new Refusal('point_removed');
  const there = await tx
    .selectFrom('dryingRecords')
    .select('id')
    .where('projectId', '=', projectId)
    .where('kind', '=', 'reading')
    .where((of) =>
      of.and([
        of(of.ref('body', '->>').key('visitId'), '=', visitId),
        of(of.ref('body', '->>').key('pointId'), '=', pointId),
        of('id', '!=', reading.id),
      ]),
    )
    .executeTakeFirst();
  if (there) throw new Refusal('reading_there');
}

function refuseEmpty({ value, outOfRange }: DryingRecord<'reading'>): void {
  if (value === null && !outOfRange) throw saying('validation_failed', 'value', 'Enter what was read.');
}

async function refuseEnded(tx: Tx, projectId: number, visitId: string): Promise<void> {
  const { endedAt } = await recordOf(tx, projectId, { kind: 'visit', id: visitId });
  if (endedAt !== null) throw new Refusal('visit_ended');
}

/** A room that is drawn, with every part of its sketch. @throws Refusal validation_failed for one that cannot be */
export function withWholeSketch<R extends AnyRecord>(record: R): R {
  if (record.record !== 'room') return record;
  const { sketch = null } = record as unknown as Partial<DryingRecord<'room'>>;
  return { ...record, sketch: sketch && wholeSketch(sketch) };
}

/** @throws Refusal what cannot be kept of a record of a locked project, as it would be */
export async function refuseRecord(tx: Tx, record: AnyRecord, isNew: boolean): Promise<void> {
  await refuseUnknown(tx, record);
  if (record.record === 'chamber') await refuseRooms(tx, record as unknown as DryingRecord<'chamber'>);
  if (record.record === 'visit') await refuseOpenVisit(tx, record as unknown as DryingRecord<'visit'>);
  if (record.record !== 'reading' && record.record !== 'air') return;
  const measured = record as unknown as DryingRecord<'reading'>;
  if (record.record === 'reading') refuseEmpty(measured as unknown as DryingRecord<'reading'>);
  // Corrections of what was read are taken after it.
  if (isNew) await refuseEnded(tx, measured.projectId, measured.visitId);
  if (record.record === 'reading' && isNew) await refuseReading(tx, measured);
}

/** @throws Refusal still_named, or what it is called for this kind */
export async function refuseNamed(tx: Tx, { record, id, projectId }: AnyRecord): Promise<void> {
  const naming = await tx
    .selectFrom('dryingRecords')
    .select('id')
    .where('projectId', '=', projectId)
    .where((of) =>
      of.or([
        ...linkNames.map((name) => of(of.ref('body', '->>').key(name), '=', id)),
        of(of.ref('body', '->').key('roomIds'), '@>', JSON.stringify([id])),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!naming) return;
  const code = { point: 'point_has_readings', visit: 'visit_not_empty' } as const;
  throw new Refusal(code[record as keyof typeof code] ?? 'still_named');
}
