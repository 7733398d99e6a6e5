import { dryAt } from '@tidemark/contract/drying/goal';
import { grainDepression } from '@tidemark/contract/drying/grain-depression';
import type { Air, Chamber } from '@tidemark/contract/drying/record';
import { shownAir } from '@tidemark/contract/drying/shown-air';
import { type Paper, section, styles } from '../inspection/page.ts';
import { drawCurves } from './curves.ts';
import { type Derived, type NumberedVisit, visitName } from './derived.ts';
import { part, said } from './part.ts';
import { type RowsCell, type RowsColumn, rowsTable } from './rows-table.ts';

/** So many visits stand side by side; more go into another table below. */
const most = { air: 5, points: 8 };
const none = '–';

function parts<T>(all: readonly T[], size: number): (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, nth) =>
    all.slice(nth * size, (nth + 1) * size),
  );
}

/** Each chamber with its air, its points and their curves, then what is in no chamber. */
export function drawChambers(paper: Paper, of: Derived): void {
  const { drying } = of;
  const inChamber = new Set(drying.chambers.flatMap(({ roomIds }) => roomIds));
  for (const chamber of drying.chambers) {
    section(paper, chamber.name);
    said(paper, factsOf(of, chamber), styles.note);
    drawAir(paper, of, chamber);
    const rooms = new Set(chamber.roomIds);
    const its = of.series.filter(({ point }) => rooms.has(point.roomId));
    drawPoints(paper, of, { points: its, visits: of.visits });
    drawCurves(paper, of, { points: its, chamber });
  }
  const others = of.series.filter(({ point }) => !inChamber.has(point.roomId));
  if (others.length === 0) return;
  section(paper, 'In no chamber');
  drawPoints(paper, of, { points: others, visits: of.visits });
  drawCurves(paper, of, { points: others, chamber: undefined });
}

function factsOf({ drying, visits, altitudeFt }: Derived, { kind, roomIds, volumeCf }: Chamber): string {
  const rooms = drying.rooms.filter(({ id }) => roomIds.includes(id));
  const sum = rooms.reduce((total, { floorSf, heightFt }) => total + (floorSf ?? 0) * (heightFt ?? 0), 0);
  const volume = volumeCf ?? Math.round(sum);
  return [
    kind,
    rooms.map(({ name }) => name).join(', '),
    volume > 0 && `${volume.toLocaleString('en-US')} ft³`,
    drying.category !== null && `category ${drying.category}`,
    drying.class !== null && `class ${drying.class}`,
    visits.length === 1 ? '1 visit' : `${visits.length} visits`,
    `elevation ${altitudeFt.toLocaleString('en-US')} ft`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface Place {
  name: string;
  isIts(air: Air): boolean;
}

/** The places of a chamber's air in their fixed order, those that were read. */
function placesOf({ drying }: Derived, chamber: Chamber): Place[] {
  const at = (name: string, place: Air['place'], more: (air: Air) => boolean = () => true): Place => ({
    name,
    isIts: (air) => air.place === place && more(air),
  });
  const units = drying.placements.filter(
    ({ kind, chamberId }) =>
      kind.startsWith('dehumidifier') && (chamberId === null || chamberId === chamber.id),
  );
  const tagOf = (id: string | null) => drying.units.find((unit) => unit.id === id)?.tag ?? 'no tag';
  const places = [
    at('Outside', 'outside'),
    at('Unaffected', 'unaffected'),
    at(`Affected, ${chamber.name}`, 'affected', ({ chamberId }) => chamberId === chamber.id),
    at('Containment', 'containment', ({ chamberId }) => chamberId === chamber.id),
    ...units.flatMap(({ id, unitId }) => [
      at(`${tagOf(unitId)}, inlet`, 'dehumidifier inlet', ({ placementId }) => placementId === id),
      at(`${tagOf(unitId)}, outlet`, 'dehumidifier outlet', ({ placementId }) => placementId === id),
    ]),
    at('HVAC supply', 'HVAC supply'),
  ];
  return places.filter(({ isIts }) => drying.air.some(isIts));
}

const strong = (text: string): RowsCell => ({ text, isStrong: true });

/** Place by visit: °F, relative humidity and grains. */
function drawAir(paper: Paper, of: Derived, chamber: Chamber, shown = of.visits): void {
  const { drying, altitudeFt } = of;
  const places = placesOf(of, chamber);
  if (places.length === 0) return;
  for (const visits of parts(shown, most.air)) {
    part(paper, 'Air', '°F, relative humidity, grains per pound (GPP)');
    const columns = visits.flatMap(({ visit, number }): RowsColumn[] => [
      {
        label: `${visitName(number)}, ${of.day(visit.startedAt)}\n${of.time(visit.startedAt)}`,
        ...{ labelWidth: 114, width: 38, align: 'right', isFigure: true, isRuled: true },
      },
      { label: '', width: 36, align: 'right', isFigure: true },
      { label: '', width: 40, align: 'right', isFigure: true },
    ]);
    const at = ({ visit }: NumberedVisit, { isIts }: Place) =>
      drying.air.find((air) => air.visitId === visit.id && isIts(air));
    const rows = places.flatMap((place): RowsCell[][] => {
      const read = visits.map((visit) => at(visit, place));
      const figures = read.flatMap((air): RowsCell[] =>
        air
          ? [`${air.temperatureF}°`, `${air.rh}%`, strong(shownAir(air, altitudeFt).gpp.toFixed(1))]
          : ['', '', none],
      );
      const depressions = read.map((air) => air && grainDepression(drying, air, altitudeFt));
      if (!depressions.some((one) => one !== undefined)) return [[strong(place.name), ...figures]];
      const taken = depressions.flatMap((one): RowsCell[] => [
        '',
        '',
        one === undefined ? none : strong(one.toFixed(1)),
      ]);
      return [
        [strong(place.name), ...figures],
        [`Grain depression, ${place.name.split(',')[0]}`, ...taken],
      ];
    });
    rowsTable(paper, { columns: [{ label: '', width: 142 }, ...columns], rows });
  }
}

const stateWords = { dry: '✓ Dry', wet: '○ Wet', 'no goal yet': 'No goal yet' } as const;

interface Shown {
  points: Derived['series'];
  visits: readonly NumberedVisit[];
  /** One line a point, and so many of them. */
  rows?: number;
}

/** Point by visit, with the highest value that is dry, and since when it is. */
export function drawPoints(paper: Paper, of: Derived, { points, visits: shown, rows }: Shown): void {
  if (points.length === 0) return;
  const kept = rows === undefined ? points : wetFirst(of, points).slice(0, rows);
  for (const visits of parts(shown, most.points)) {
    part(paper, 'Points', 'Bold: dry. Dry at: the goal with the tolerance of its scale.');
    // Many visits leave the room no column of its own.
    const isWide = visits.length > 6;
    const visit = isWide ? 37 : 40;
    const free = 712 - (30 + 80 + 44 + 74 + visits.length * visit);
    const material = Math.round(free * (isWide ? 0.38 : 0.25));
    const room = isWide ? 0 : Math.round(free * 0.3);
    rowsTable(paper, {
      isTight: rows !== undefined,
      columns: [
        { label: 'No.', width: 30 },
        { label: 'Where', width: free - room - material },
        ...(isWide ? [] : [{ label: 'Room', width: room }]),
        { label: 'Material', width: material, isShort: true },
        { label: 'Scale', width: 80, isShort: true },
        { label: 'Dry at', width: 44, align: 'right', isFigure: true },
        ...visits.map(
          ({ number, visit: its }): RowsColumn => ({
            label: `${visitName(number)}\n${of.day(its.startedAt)}`,
            ...{ width: visit, align: 'right', isFigure: true, isRuled: true },
          }),
        ),
        { label: 'State', width: 74, isRuled: true, isShort: true },
      ],
      rows: kept.map((judged) => pointRow(of, judged, { visits, isWide })),
    });
  }
  if (kept.length < points.length) {
    const named = new Set(kept.map(({ point }) => point.id));
    const left = of.points.filter(({ point }) => !named.has(point.id)).length;
    const word = left === 1 ? '1 more point' : `${left} more points`;
    said(paper, `${word}, wet ones first: all are in the full report.`, styles.note);
  }
}

/** What is still wet matters most, where not all are shown. */
function wetFirst(of: Derived, points: Derived['series']) {
  const dry = new Set(of.points.filter(({ state }) => state === 'dry').map(({ point }) => point.id));
  return points.toSorted((one, other) => Number(dry.has(one.point.id)) - Number(dry.has(other.point.id)));
}

function pointRow(
  { drying, points, visitNumber, roomName }: Derived,
  judged: Derived['series'][number],
  { visits, isWide }: { visits: readonly NumberedVisit[]; isWide: boolean },
): RowsCell[] {
  const { point, goal, readings, state, drySince } = judged;
  const isNow = points.includes(judged);
  const since = drySince === undefined ? undefined : visitNumber(drySince);
  const isRemoved = point.removedAt !== null;
  const limit = goal === undefined ? undefined : dryAt(goal, point.scale);
  const isReadIn = ({ id }: NumberedVisit['visit']) =>
    drying.readings.some(({ pointId, visitId }) => pointId === point.id && visitId === id);
  const figures = visits.map(({ visit }): RowsCell => {
    const reading = readings.find(({ visitId }) => visitId === visit.id);
    if (!reading) return isRemoved || !isNow || isReadIn(visit) ? '' : none;
    if (reading.outOfRange || reading.value === null) return 'above';
    return { text: String(reading.value), isStrong: limit !== undefined && reading.value <= limit };
  });
  const words = state === undefined ? 'Not read' : stateWords[state];
  return [
    strong(String(point.number)),
    ...(isWide ? [`${point.where}, ${roomName(point.roomId)}`] : [point.where, roomName(point.roomId)]),
    point.materialOther || point.material,
    point.scale,
    strong(limit === undefined ? none : String(limit)),
    ...figures,
    !isNow
      ? 'Other meter'
      : isRemoved
        ? '× Removed'
        : since === undefined
          ? words
          : `${words}, ${since === 0 ? 'set-up' : `visit ${since}`}`,
  ];
}

/** So many chambers' air leaves room for points and equipment on three pages. */
const chambersOfEnds = 2;

/** The summary's air and points: the first and the last visit. */
export function drawEnds(paper: Paper, of: Derived): void {
  const ends = of.visits.length > 1 ? [of.visits[0]!, of.visits.at(-1)!] : of.visits;
  for (const chamber of of.drying.chambers.slice(0, chambersOfEnds)) drawAir(paper, of, chamber, ends);
  drawPoints(paper, of, { points: of.series, visits: ends, rows: 60 });
}
