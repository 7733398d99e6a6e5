import { blankMeter, blankUnit } from '@tidemark/contract/drying/blank-stock';
import type { DryingKind, Entered } from '@tidemark/contract/drying/kinds';
import { newDrying, type Unit } from '@tidemark/contract/drying/record';
import { newRecord } from '@tidemark/contract/drying/record-actions';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../db/database.ts';
import { keepHead, keepRecord, takeNumber } from '../drying/keep.ts';
import { noteDrying } from '../drying/note-drying.ts';

const hour = 3_600_000;
/** Readings of each point in the visits, a day apart; the second rises and the third stays where it was. */
const points = [
  ['North wall, 12 in up', 'wall', 'drywall', [66, 41, 24, 17], 1200, 0],
  ['East wall, by the door', 'wall', 'drywall', [52, 55, 60, 18], 10_000, 3500],
  ['Under the window', 'wall', 'drywall', [48, 47, 47, 16], 6000, 10_000],
  ['Floor, middle of the room', 'floor', 'carpet', [80, 44, 22, 15], 5000, 5000],
  ['Ceiling, at the lamp', 'ceiling', 'drywall', [39, 25, 17, 14], 3000, 4000],
] as const;
/** °F and % outside, in a dry room, in the chamber, and out of the dehumidifier. */
const air = [
  [48, 62, 71, 42, 76, 61, 88, 28],
  [45, 66, 71, 41, 78, 48, 92, 22],
  [51, 58, 72, 40, 79, 49, 94, 21],
  [50, 60, 71, 40, 80, 34, 95, 16],
] as const;
const equipment = [
  ['dehumidifier, LGR', { ppdAham: 140, cfm: 335 }, 7500, 6500, null],
  ['air mover, axial', { cfm: 2800 }, 2500, 6500, 45],
  ['air mover, axial', { cfm: 2800 }, 8000, 2500, 270],
] as const;

const meter = { ...blankMeter, maker: 'Delmhorst', model: 'BD-2100', serial: '41-20766', kind: 'pin' };

/** The company's one meter, which every drying reads with. */
async function meterOf(tx: Tx, technicianId: number): Promise<string> {
  const known = await tx.selectFrom('meters').select('id').executeTakeFirst();
  if (known) return known.id;
  const id = uuidv7();
  await tx
    .insertInto('meters')
    .values({ id, body: JSON.stringify(meter), technicianId })
    .execute();
  return id;
}

export interface DemoDrying {
  projectId: number;
  technicianId: number;
  /** When the first visit began. */
  beganAt: number;
  /** Visits so far, a day apart; after four everything is dry. */
  visits: number;
  /** The units are out and drying is closed. */
  closed: boolean;
  room: string;
  /** The tags of a dehumidifier and two air movers. */
  tags: readonly [string, string, string];
}

/** The drying of a demo project, visit by visit. */
export async function addDrying(
  tx: Tx,
  { projectId, technicianId: author, beganAt, visits, closed, room: name, tags }: DemoDrying,
): Promise<void> {
  const at = (visit: number, minutes = 0) =>
    new Date(Math.floor((beganAt + visit * 24 * hour) / 60_000) * 60_000 + minutes * 60_000).toISOString();
  async function keep<K extends DryingKind>(kind: K, entered: Partial<Entered<K>>, own: object = {}) {
    const id = uuidv7();
    const made = newRecord(kind, { id, projectId, author, at: at(0) }, entered);
    await keepRecord(tx, { ...made, ...own });
    return id;
  }
  const meterId = await meterOf(tx, author);
  const meteredBy = { meterId, scale: 'relative 0-100' } as const;
  const size = { floorSf: 168, perimeterLf: 52, wallSf: 416, heightFt: 8 };
  const wet = { wetFloorSf: 168, wetWallLf: 40, wetWallAbove2ftSf: 30, wetCeilingSf: 20 };
  const roomId = await keep('room', { name, ...size, ...wet });
  const chamberId = await keep('chamber', { name, kind: 'contained', roomIds: [roomId] });
  for (const [material, value] of [
    ['drywall', 18],
    ['carpet', 16],
  ] as const)
    await keep('standard', {
      ...{ room: 'Guest room', material, ...meteredBy, value, measuredAt: at(0) },
    });
  const placementIds: string[] = [];
  for (const [nth, [kind, rating, x, y, turn]] of equipment.entries()) {
    const unitId = uuidv7();
    const unit: Omit<Unit, 'id'> = {
      ...blankUnit,
      tag: tags[nth]!,
      kind,
      ...rating,
    } as Unit;
    await tx
      .insertInto('units')
      .values({ id: unitId, body: JSON.stringify(unit), technicianId: author })
      .execute();
    const event = (what: 'placed' | 'removed', when: string) => ({
      ...{ id: uuidv7(), kind: what, at: when, roomId: null, reason: null, hourMeter: null },
    });
    const events = [event('placed', at(0, 40)), ...(closed ? [event('removed', at(visits - 1, 30))] : [])];
    placementIds.push(await keep('placement', { unitId, kind, roomId, chamberId, x, y, turn }, { events }));
  }
  const pointIds: string[] = [];
  for (const [nth, [where, surface, material, , x, y]] of points.entries()) {
    const number = await takeNumber(tx, projectId, nth + 1);
    pointIds.push(await keep('point', { roomId, number, where, surface, material, x, y, ...meteredBy }));
  }
  for (let visit = 0; visit < visits; visit++) {
    const [startedAt, endedAt] = [at(visit), at(visit, 45)];
    const unitsCounted = closed && visit === visits - 1 ? 0 : equipment.length;
    const visitId = await keep(
      'visit',
      { startedAt, endedAt, regularHours: 0.75, unitsCounted },
      { technicianId: author },
    );
    const of = { visitId, measuredAt: at(visit, 5) };
    const [outF, outRh, dryF, dryRh, wetF, wetRh, unitF, unitRh] = air[visit]!;
    await keep('air', { ...of, place: 'outside', temperatureF: outF, rh: outRh });
    await keep('air', { ...of, place: 'unaffected', temperatureF: dryF, rh: dryRh });
    await keep('air', { ...of, place: 'affected', chamberId, temperatureF: wetF, rh: wetRh });
    const placementId = placementIds[0]!;
    await keep('air', {
      ...{ ...of, place: 'dehumidifier outlet', chamberId, placementId, temperatureF: unitF, rh: unitRh },
    });
    for (const [nth, [, , , values]] of points.entries())
      await keep('reading', { ...of, ...meteredBy, pointId: pointIds[nth]!, value: values[visit]! });
  }
  await keepHead(tx, {
    ...newDrying(projectId),
    ...{ category: 2, class: 3, lossSource: 'Supply line', hvac: 'off' },
    classReason: 'The water came from above: carpet, pad and the foot of each wall are soaked',
    closedAt: closed ? at(visits - 1, 60) : null,
  });
  await noteDrying(tx, projectId);
}
