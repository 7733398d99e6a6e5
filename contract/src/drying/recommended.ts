import { affectedRooms } from './affected-rooms.ts';
import { isIn, roomOfPlacement } from './placement.ts';
import type { Placement } from './record.ts';
import {
  airChanges,
  airMovers,
  type DehumidifierType,
  dehumidification,
  factorOf,
  scrubberChanges,
  spread,
} from './sizing.ts';
import { type WetClass, wetClass } from './wet-class.ts';
import type { Drying } from './whole.ts';

/** What the public simple method recommends of one kind of equipment (drying.md 6.3), against what was placed. */
export interface Recommended {
  /** "Air movers" */
  name: string;
  /** "recommended 4-5, placed 4" */
  words: string;
  /** "2 under": how far what was placed is from it; undefined where it is enough and not too much. */
  off: string | undefined;
  /** A sentence for each part of it. */
  arithmetic: readonly string[];
}

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const shown = (value: number) => figure.format(value);

const refrigerants = [
  ['lgr', 'LGR', 'dehumidifier, LGR'],
  ['conventional', 'Conventional dehumidifiers', 'dehumidifier, conventional'],
] as const;

interface Facts {
  /** As the intake or the drying says it. */
  category: number | null;
  /** What counts as placed. */
  placements: readonly Placement[];
}

/** One entry a kind of equipment: always air movers and LGR, the others where they stand or the category asks for them. */
export function recommendedOf(drying: Drying, { category, placements }: Facts): Recommended[] {
  const rooms = affectedRooms(drying);
  if (rooms.length === 0) return [];
  const ft3 =
    Math.round(rooms.reduce((sum, { floorSf, heightFt }) => sum + floorSf * (heightFt ?? 0), 0) * 100) / 100;
  const inClass = drying.class ?? wetClass(rooms).class;
  const of = { drying, ft3, inClass, placements };
  return [
    moversOf(drying, placements),
    ...(ft3 > 0
      ? [
          ...refrigerants.flatMap(([type, name, kind]) =>
            type === 'lgr' || countOf(placements, kind) > 0 ? [pintsOf(of, type, name, kind)] : [],
          ),
          ...(countOf(placements, 'dehumidifier, desiccant') > 0
            ? [cfmOf(of, 'Desiccants', 'dehumidifier, desiccant', factorOf('desiccant', inClass) ?? 0)]
            : []),
          ...(category === 3 ? [cfmOf(of, 'Air scrubbers', 'air scrubber', scrubberChanges)] : []),
        ]
      : []),
  ];
}

const countOf = (placements: readonly Placement[], kind: string) =>
  placements.filter((one) => one.kind.startsWith(kind)).reduce((sum, { count }) => sum + count, 0);

const rangeInWords = ({ low, high }: { low: number; high: number }) =>
  low === high ? `${low}` : `${low}-${high}`;

function offBy(placed: number, { low, high }: { low: number; high: number }): string | undefined {
  if (placed < low) return `${low - placed} under`;
  return placed > high ? `${placed - high} over` : undefined;
}

function moversOf(drying: Drying, placements: readonly Placement[]): Recommended {
  const rooms = affectedRooms(drying);
  const range = airMovers(rooms);
  const placed = countOf(placements, 'air mover');
  return {
    name: 'Air movers',
    words: `recommended ${rangeInWords(range)}, placed ${placed}`,
    off: offBy(placed, range),
    arithmetic: rooms.map((room) => {
      const its = airMovers([room]);
      const isDry = its.high === 0;
      return `${room.name}: ${isDry ? 'nothing wet, 0' : `${spread(room)} = ${rangeInWords(its)}`}`;
    }),
  };
}

interface Sized {
  drying: Drying;
  ft3: number;
  inClass: WetClass;
  placements: readonly Placement[];
}

/** What the units of a kind that were placed are rated at, and how many say nothing of it. */
function ratedOf({ drying, placements }: Sized, kind: string, rating: 'ppdAham' | 'cfm') {
  const placed = placements.filter((one) => one.kind === kind);
  const ratings = placed.map(({ unitId }) => drying.units.find(({ id }) => id === unitId)?.[rating] ?? null);
  return {
    count: countOf(placed, kind),
    sum: ratings.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    isWhole: ratings.every((one) => one !== null),
  };
}

function placedInWords({ count, sum, isWhole }: ReturnType<typeof ratedOf>, unit: string): string {
  if (count === 0) return 'placed 0';
  const units = count === 1 ? '1 unit' : `${count} units`;
  if (sum === 0) return `placed ${units}, rating not known`;
  return `placed ${shown(sum)} (${units}${isWhole ? '' : `, not all ${unit} known`})`;
}

function pintsOf(of: Sized, type: DehumidifierType, name: string, kind: string): Recommended {
  const needs = dehumidification(type, of.inClass, { ft3: of.ft3, rating: 1 });
  const placed = ratedOf(of, kind, 'ppdAham');
  if (!needs || !('pints' in needs))
    return {
      ...{ name, words: `not suitable in class ${of.inClass}, ${placedInWords(placed, 'pints')}` },
      ...{ off: 'use LGR or desiccant', arithmetic: [] },
    };
  return {
    name,
    words: `recommended ${shown(needs.pints)} pints a day, ${placedInWords(placed, 'pints')}`,
    off: placed.isWhole && placed.sum < needs.pints ? `${shown(needs.pints - placed.sum)} under` : undefined,
    arithmetic: [
      `${shown(of.ft3)} CF / ${factorOf(type, of.inClass)} = ${shown(needs.pints)} pints a day, class ${of.inClass}`,
    ],
  };
}

function cfmOf(of: Sized, name: string, kind: string, perHour: number): Recommended {
  const { cfm } = airChanges(of.ft3, perHour, 1);
  const placed = ratedOf(of, kind, 'cfm');
  return {
    name,
    words: `recommended ${shown(cfm)} CFM, ${placedInWords(placed, 'CFM')}`,
    off: placed.isWhole && placed.sum < cfm ? `${shown(cfm - placed.sum)} under` : undefined,
    arithmetic: [`${shown(of.ft3)} CF × ${perHour} air changes an hour / 60 = ${shown(cfm)} CFM`],
  };
}

/** Amps of the units that stand, room by room, of those whose amps are known: "Den 12.4 A". */
export function ampsByRoom(drying: Drying): string[] {
  const standing = drying.placements.filter(({ events }) => isIn(events));
  return drying.rooms.flatMap(({ id, name }) => {
    const tenths = standing
      .filter((one) => roomOfPlacement(one.events, one.roomId) === id)
      .reduce((sum, { unitId }) => {
        const amps = drying.units.find((unit) => unit.id === unitId)?.ampere ?? 0;
        return sum + Math.round(amps * 10);
      }, 0);
    return tenths > 0 ? [`${name} ${(tenths / 10).toFixed(1)} A`] : [];
  });
}
