import type { DryingKind, Entered } from '../kinds.ts';
import type { DryingPart, Meter, Unit } from '../record.ts';
import { newRecord } from '../record-actions.ts';

const idOf = (digit: string) => `01980000-0000-7000-8000-0000000000d${digit}`;
/** Ids of one record of each kind that hang on each other, and of what is not there yet. */
export const dryingIds = {
  ...{ chamber: idOf('0'), room: idOf('1'), point: idOf('2'), standard: idOf('3'), visit: idOf('4') },
  ...{ air: idOf('5'), reading: idOf('6'), placement: idOf('7') },
  ...{ meter: idOf('8'), unit: idOf('9'), event: idOf('a'), fresh: idOf('b') },
} as const;
const ids = dryingIds;
const at = '2026-11-21T08:00:00-06:00';

/** What must be said of a record of each kind. */
export const saidOf: { [K in DryingKind]: Partial<Entered<K>> } = {
  chamber: { name: 'Basement', roomIds: [ids.room] },
  room: { name: 'Den' },
  point: {
    ...{ roomId: ids.room, number: 1, surface: 'wall', material: 'drywall', where: 'North wall' },
    ...{ meterId: ids.meter, scale: 'relative 0-100' },
  },
  standard: {
    ...{ room: 'Hall', material: 'drywall', meterId: ids.meter, scale: 'relative 0-100' },
    ...{ value: 12, measuredAt: at },
  },
  visit: { startedAt: at },
  air: { visitId: ids.visit, place: 'outside', temperatureF: 48, rh: 62, measuredAt: at },
  reading: { visitId: ids.visit, pointId: ids.point, value: 66, measuredAt: at },
  placement: { unitId: ids.unit, kind: 'air mover, axial', roomId: ids.room },
};

const dryingEvent = {
  id: ids.event,
  kind: 'placed',
  at,
  roomId: null,
  reason: null,
  hourMeter: null,
} as const;

const made = <K extends DryingKind>(kind: K, projectId: number) =>
  newRecord(kind, { id: ids[kind], projectId, author: 7, at: '2026-11-21T14:00:00.000Z' }, saidOf[kind]);

/** A record of each kind, as a device holds them. */
export const dryingRecords = (projectId: number): DryingPart[] => [
  made('chamber', projectId),
  made('room', projectId),
  made('point', projectId),
  made('standard', projectId),
  made('visit', projectId),
  made('air', projectId),
  made('reading', projectId),
  { ...made('placement', projectId), events: [dryingEvent] },
];

export const aMeter: Meter = {
  ...{ id: ids.meter, maker: null, model: 'Pin 2', serial: null, kind: 'pin', calibratedOn: null },
};
export const aUnit: Unit = {
  ...{ id: ids.unit, tag: 'AM-04', kind: 'air mover, axial', maker: null, model: null, serial: null },
  ...{ ppdAham: null, cfm: null, ampere: null, rateClass: null, retired: false },
};
