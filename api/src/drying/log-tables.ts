import { csvClock } from '@tidemark/contract/csv';
import { dayCountOf } from '@tidemark/contract/drying/charged';
import { inVisitOrder, seriesOf, stateOfReading } from '@tidemark/contract/drying/dry';
import { equipmentLog } from '@tidemark/contract/drying/equipment-log';
import { dryAt } from '@tidemark/contract/drying/goal';
import { grainDepression } from '@tidemark/contract/drying/grain-depression';
import { runningOf } from '@tidemark/contract/drying/placement';
import type { DryingTable } from '@tidemark/contract/drying/reading';
import { rounded, shownAir } from '@tidemark/contract/drying/shown-air';
import { minutesBetween } from '@tidemark/contract/drying/unit-days';
import type { Drying } from '@tidemark/contract/drying/whole';

export interface LogTable {
  fields: string[];
  data: (string | number)[][];
}

export interface LogFacts {
  altitudeFt: number;
  timeZone: string;
  now: string;
  /** Names of the technicians of visits, by id. */
  people: ReadonlyMap<number, string>;
}

const hours = (minutes: number) => rounded(minutes / 60, 1);

function visitsOf(drying: Drying, { timeZone, people }: LogFacts) {
  const clock = csvClock(timeZone);
  const visits = inVisitOrder(drying.visits);
  const by = new Map(
    visits.map(({ id, startedAt, technicianId }, number) => [
      id,
      [number, clock.moment(startedAt), technicianId === null ? '' : (people.get(technicianId) ?? '')],
    ]),
  );
  const order = new Map(visits.map(({ id }, number) => [id, number]));
  const inOrder = <R extends { visitId: string }>(records: readonly R[]) =>
    records
      .filter(({ visitId }) => order.has(visitId))
      .toSorted((one, other) => order.get(one.visitId)! - order.get(other.visitId)!);
  return { clock, visits, inOrder, factsOf: (id: string) => by.get(id)! };
}

const nameIn = (records: readonly { id: string; name: string }[], id: string | null) =>
  records.find((one) => one.id === id)?.name ?? '';

function readings(drying: Drying, facts: LogFacts): LogTable {
  const { clock, inOrder, factsOf } = visitsOf(drying, facts);
  const series = drying.points.flatMap((point) => seriesOf(drying, point));
  const judged = new Map(series.flatMap((by) => by.readings.map(({ id }) => [id, by])));
  return {
    fields: [
      ...['Visit', 'Began', 'Technician', 'Point', 'Room', 'Where', 'Material', 'Surface', 'Meter', 'Scale'],
      ...['Value', "Above the meter's end", 'Goal', 'Dry at', 'State', 'Measured', 'Note', ...clock.header],
    ],
    data: inOrder(drying.readings).flatMap((reading) => {
      const of = judged.get(reading.id);
      if (!of) return [];
      const { point, goal } = of;
      const { number, roomId, where, material, materialOther, surface, meterId, scale } = point;
      const meter = drying.meters.find(({ id }) => id === meterId);
      return [
        [
          ...[...factsOf(reading.visitId), number, nameIn(drying.rooms, roomId), where],
          ...[materialOther || material, surface],
          ...[[meter?.model, meter?.serial].filter(Boolean).join(', '), scale, reading.value ?? ''],
          ...[reading.outOfRange ? 'Yes' : '', goal ?? '', goal === undefined ? '' : dryAt(goal, scale)],
          ...[stateOfReading(reading, goal, point), clock.moment(reading.measuredAt), reading.note ?? ''],
          ...clock.cell,
        ],
      ];
    }),
  };
}

function air(drying: Drying, facts: LogFacts): LogTable {
  const { clock, inOrder, factsOf } = visitsOf(drying, facts);
  const tagOf = (placementId: string | null) => {
    const placement = drying.placements.find(({ id }) => id === placementId);
    return placement ? (drying.units.find(({ id }) => id === placement.unitId)?.tag ?? placement.kind) : '';
  };
  return {
    fields: [
      ...['Visit', 'Began', 'Technician', 'Place', 'Chamber', 'Room', 'Unit', 'Temperature (°F)', 'RH (%)'],
      ...['GPP', 'Dew point (°F)', 'Vapor pressure (inHg)', 'Volume (ft³/lb)', 'Grain depression'],
      ...['Surface (°F)', 'Altitude (ft)', 'Measured', ...clock.header],
    ],
    data: inOrder(drying.air).map((one) => {
      const { gpp, dewPointF, vaporPressureInHg, specificVolume } = shownAir(one, facts.altitudeFt);
      return [
        ...[...factsOf(one.visitId), one.place, nameIn(drying.chambers, one.chamberId)],
        ...[nameIn(drying.rooms, one.roomId), tagOf(one.placementId), one.temperatureF, one.rh],
        ...[gpp.toFixed(1), dewPointF.toFixed(1), vaporPressureInHg.toFixed(3), specificVolume.toFixed(2)],
        ...[grainDepression(drying, one, facts.altitudeFt)?.toFixed(1) ?? '', one.surfaceF ?? ''],
        ...[facts.altitudeFt, clock.moment(one.measuredAt), ...clock.cell],
      ];
    }),
  };
}

/** Each unit at each visit with its hours since the one before, then what it comes to. */
function equipment(drying: Drying, facts: LogFacts): LogTable {
  const { clock, visits } = visitsOf(drying, facts);
  const log = equipmentLog(drying, dayCountOf(drying, facts));
  return {
    fields: [
      ...['Tag', 'Kind', 'Count', 'Rate class', 'Rooms', 'Placed', 'Removed', 'Visit', 'Began'],
      ...['Hours since the previous visit', 'Hours', 'Unit-days', 'Hours by the meter', ...clock.header],
    ],
    data: log.flatMap((unit) => {
      const rooms = unit.roomIds.map((id) => nameIn(drying.rooms, id)).join(', ');
      const its = drying.placements.filter(({ id, unitId }) => (unitId ?? id) === unit.key);
      const running = its.flatMap(({ events }) => runningOf(events));
      const removed = unit.removedAt === null ? '' : clock.moment(unit.removedAt);
      const head = [
        ...[unit.tag ?? '', unit.kind, unit.count, unit.rateClass ?? '', rooms],
        ...[clock.moment(unit.placedAt), removed],
      ];
      const ends = [
        ...visits.map(({ startedAt }, number) => ({ visit: `${number}`, at: startedAt })),
        { visit: 'After the last', at: unit.removedAt ?? facts.now },
      ];
      const rows = ends.flatMap(({ visit, at }, nth) => {
        const from = ends[nth - 1]?.at ?? new Date(0).toISOString();
        const minutes = minutesBetween(running, from, at);
        if (minutes === 0) return [];
        return [[...head, visit, clock.moment(at), hours(minutes), '', '', '', ...clock.cell]];
      });
      const sum = [...head, 'All', '', '', hours(unit.minutes), unit.unitDays, unit.metered ?? ''];
      return [...rows, [...sum, ...clock.cell]];
    }),
  };
}

const tables: Record<DryingTable, (drying: Drying, facts: LogFacts) => LogTable> = {
  readings,
  air,
  equipment,
};

/** A drying as a table of its own: everything that was read, or what stood there. */
export const logTable = (kind: DryingTable, drying: Drying, facts: LogFacts): LogTable =>
  tables[kind](drying, facts);
