import type { PlacementEvent } from '../fields/equipment.ts';
import type { DryingKind, Entered } from '../kinds.ts';
import { type DryingPart, type Meter, newDrying, type Placement, type Unit } from '../record.ts';
import { newRecord } from '../record-actions.ts';
import type { Drying } from '../whole.ts';
import { dryingOf } from '../whole.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T16:40:00.000Z');
/** Visits are 23 hours apart, so that readings lie on each day. */
const momentOf = (visit: number, minutes = 0) =>
  new Date(start + visit * 23 * hour + minutes * 60_000).toISOString();
const idOf = (kind: number, nth: number) => `0198000${kind}-0000-7000-8000-${String(nth).padStart(12, '0')}`;

export const pinMeter: Meter = {
  ...{ id: idOf(9, 1), maker: 'Tramet', model: 'MX-4', serial: '20418', kind: 'pin' },
  calibratedOn: '2026-03-02',
};
const unit = (nth: number, of: Partial<Unit> & Pick<Unit, 'tag' | 'kind'>): Unit => ({
  ...{ id: idOf(8, nth), maker: null, model: null, serial: null, ppdAham: null, cfm: null, ampere: null },
  ...{ rateClass: null, retired: false },
  ...of,
});
const stock: Unit[] = [
  unit(1, { tag: 'AM-11', kind: 'air mover, centrifugal', ampere: 2.1 }),
  unit(2, { tag: 'AM-12', kind: 'air mover, centrifugal', ampere: 2.1 }),
  unit(3, { tag: 'AM-13', kind: 'air mover, centrifugal', ampere: 2.1 }),
  unit(4, {
    tag: 'DH-03',
    kind: 'dehumidifier, LGR',
    maker: 'Norda',
    model: 'L 110',
    ppdAham: 110,
    cfm: 335,
  }),
];

interface Wanted {
  projectId?: number;
  points?: number;
  visits?: number;
  /** Whether the units are out and the drying is closed. */
  isClosed?: boolean;
}

/**
 * A basement and a laundry that dry over some visits: dry standards, points that fall to their goals, air of five places,
 * four units with tags and two without, and answers to alerts.
 */
export function driedBasement({
  projectId = 2418,
  points = 8,
  visits = 5,
  isClosed = true,
}: Wanted = {}): Drying {
  const made = <K extends DryingKind>(kind: K, id: string, at: string, entered: Partial<Entered<K>>) =>
    newRecord(kind, { id, projectId, author: 7, at }, entered);
  const last = visits - 1;
  const [basement, laundry] = [idOf(1, 1), idOf(1, 2)];
  const chamber = idOf(2, 1);
  const rooms = [
    made('room', basement, momentOf(0), {
      ...{ name: 'Basement', floorSf: 399, perimeterLf: 85, wallSf: 663, heightFt: 7.8, offsets: 1 },
      ...{ wetFloorSf: 240, wetWallLf: 60, wetWallAbove2ftSf: 40 },
    }),
    made('room', laundry, momentOf(0), {
      ...{ name: 'Laundry', floorSf: 67.5, perimeterLf: 33, wallSf: 257.4, heightFt: 7.8, wetFloorSf: 30 },
    }),
  ];
  const materials = ['drywall', 'drywall', 'framing', 'concrete'] as const;
  const series = (nth: number) => materials[nth % materials.length]!;
  const scaleOf = (material: (typeof materials)[number]) =>
    material === 'framing' ? ('%MC wood' as const) : ('relative 0-100' as const);
  const goals = { drywall: 18, framing: 11, concrete: 45 };
  const standards = (['drywall', 'framing', 'concrete'] as const).map((material, nth) =>
    made('standard', idOf(4, nth), momentOf(0, 5), {
      ...{ room: 'Family room', material, meterId: pinMeter.id, scale: scaleOf(material) },
      ...{ value: goals[material], measuredAt: momentOf(0, 5) },
    }),
  );
  const pointId = (nth: number) => idOf(3, nth);
  const walls = ['North wall', 'East stud bay', 'Sill plate', 'Slab, center'];
  const allPoints = Array.from({ length: points }, (_, nth) =>
    made('point', pointId(nth), momentOf(0, 10), {
      ...{ roomId: nth % 4 === 3 && nth > 3 ? laundry : basement, number: nth + 1 },
      ...{ surface: 'wall', material: series(nth), where: `${walls[nth % walls.length]!}, ${12 + nth} in` },
      ...{ meterId: pinMeter.id, scale: scaleOf(series(nth)) },
      ...(nth === 1 && { removedAt: momentOf(1, 30), removedReason: 'torn out' as const }),
    }),
  );
  const visitId = (number: number) => idOf(5, number);
  const allVisits = Array.from({ length: visits }, (_, number) =>
    made('visit', visitId(number), momentOf(number), {
      ...{ startedAt: momentOf(number), endedAt: momentOf(number, 45) },
      ...(number > 0 && { regularHours: 1 }),
      ...(number === 2 && { afterHours: 0.5, notes: 'Base plate opened along the east wall.' }),
    }),
  );
  const air = allVisits.flatMap((_, number) => {
    const at = (place: Entered<'air'>['place'], temperatureF: number, rh: number, more: object = {}) =>
      made('air', idOf(6, number * 10 + places.indexOf(place)), momentOf(number, 8), {
        ...{ visitId: visitId(number), place, temperatureF, rh, measuredAt: momentOf(number, 8), ...more },
      });
    const dryness = number / Math.max(1, last);
    return [
      at('outside', 45, 70 + (number % 3)),
      at('unaffected', 70, 41),
      at('affected', 68 + Math.min(12, number * 3), Math.round(72 - 42 * dryness), { chamberId: chamber }),
      ...(number === 0
        ? []
        : [
            at('dehumidifier inlet', 78, Math.round(68 - 38 * dryness), { placementId: idOf(7, 4) }),
            at('dehumidifier outlet', 95, Math.round(24 - 12 * dryness), { placementId: idOf(7, 4) }),
          ]),
    ];
  });
  const readings = allPoints.flatMap((point, nth) =>
    allVisits.flatMap((_, number) => {
      if (nth === 1 && number > 1) return [];
      const goal = goals[point.material as keyof typeof goals];
      const fall = Math.min(1, number / Math.max(1, last - (nth % 2)));
      const value = Math.round((goal + (1 - fall) * goal * 1.1) * 10) / 10;
      return [
        made('reading', idOf(6, 1000 + nth * 100 + number), momentOf(number, 12), {
          ...{ visitId: visitId(number), pointId: point.id, value, measuredAt: momentOf(number, 12) },
        }),
      ];
    }),
  );
  const event = (
    nth: number,
    kind: PlacementEvent['kind'],
    at: string,
    more: Partial<PlacementEvent> = {},
  ) => ({
    ...{ id: idOf(9, 100 + nth * 10 + (kind === 'placed' ? 0 : kind === 'moved' ? 1 : 2)), kind, at },
    ...{ roomId: null, reason: null, hourMeter: null, ...more },
  });
  const out = momentOf(last, 20);
  const placement = (
    nth: number,
    entered: Partial<Entered<'placement'>>,
    meters?: [number, number],
  ): Placement => ({
    ...made('placement', idOf(7, nth), momentOf(0, 25), { chamberId: chamber, ...entered }),
    events: [
      event(nth, 'placed', momentOf(0, 25), { hourMeter: meters?.[0] ?? null }),
      ...(nth === 3 && visits > 2 ? [event(nth, 'moved', momentOf(2, 15), { roomId: laundry })] : []),
      ...(isClosed ? [event(nth, 'removed', out, { hourMeter: meters?.[1] ?? null })] : []),
    ],
  });
  const placements = [
    ...stock.map(({ id, kind }, at) =>
      placement(
        at + 1,
        { unitId: id, kind, roomId: basement },
        kind === 'dehumidifier, LGR' ? [1204.5, 1204.5 + last * 23 - 2.5] : undefined,
      ),
    ),
    placement(5, { kind: 'air mover, axial', count: 2, roomId: basement }),
  ];
  const records: DryingPart[] = [
    {
      ...newDrying(projectId),
      ...{ category: 2, class: 2, dateOfLoss: '2026-11-18', lossSource: 'Sump pump failure', hvac: 'on' },
      ...{ filters: 2, closedAt: isClosed ? momentOf(last, 50) : null },
      answers: [
        {
          key: `under-equipped:now:${basement}`,
          text: 'Wet drywall was removed to 2 ft.',
          author: 7,
          at: momentOf(1, 40),
        },
      ],
    },
    made('chamber', chamber, momentOf(0), {
      name: 'Basement',
      kind: 'contained',
      roomIds: [basement, laundry],
    }),
    ...[...rooms, ...standards, ...allPoints, ...allVisits, ...air, ...readings, ...placements],
  ];
  return dryingOf(projectId, records, { meters: [pinMeter], units: stock });
}

const places: Entered<'air'>['place'][] = [
  ...(['outside', 'unaffected', 'affected', 'HVAC supply'] as const),
  ...(['dehumidifier inlet', 'dehumidifier outlet', 'containment'] as const),
];
