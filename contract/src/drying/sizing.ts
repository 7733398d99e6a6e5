import { toHundredths } from '../estimates/decimal.ts';
import type { WetClass, WetRoom } from './wet-class.ts';

export type DehumidifierType = 'lgr' | 'conventional' | 'desiccant';

/**
 * Per class 1 to 4: ft³ per AHAM pint a day, of desiccants air changes an hour (IICRC, Initial Dehumidification
 * Recommendation Factors and Formulas, rev. 3.1.22, as drying.md 6.3 quotes it).
 */
const factors: Record<DehumidifierType, readonly [number, number, number, number | null]> = {
  lgr: [100, 50, 40, 40],
  conventional: [100, 40, 30, null],
  desiccant: [1, 2, 3, 3],
};

/** Of a class; null where the type is not suitable. */
export const factorOf = (type: DehumidifierType, wetClass: WetClass): number | null =>
  factors[type][wetClass - 1] ?? null;
/** Air changes an hour of scrubbers in category 3. */
export const scrubberChanges = 4;

/** Square feet an air mover serves, at most and at least. */
const floorServed = { low: 70n, high: 50n };
const aboveServed = { low: 150n, high: 100n };
const wallServed = 14n;
const smallRoomSf = 25;

const ceil = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;
const hundredths = (size: number | null | undefined) => toHundredths(size ?? 0);

/** cfm and units that change the air of `ft3` so many times an hour; `rating` is the cfm of a unit. */
export function airChanges(ft3: number, perHour: number, rating: number): { cfm: number; units: number } {
  const volume = toHundredths(ft3) * BigInt(perHour);
  const units = ceil(volume, 6000n * BigInt(rating));
  return { cfm: Number(ceil(volume, 6000n)), units: Math.max(1, Number(units)) };
}

export type Dehumidification = { pints: number; units: number } | { cfm: number; units: number } | null;

/**
 * What dries `ft3` of a class at first (drying.md 6.3); `rating` is a unit's AHAM pints a day, of a desiccant its cfm.
 * @returns null where the type is not suitable: conventional refrigerant in class 4
 */
export function dehumidification(
  type: DehumidifierType,
  wetClass: WetClass,
  { ft3, rating }: { ft3: number; rating: number },
): Dehumidification {
  const factor = factorOf(type, wetClass);
  if (factor === null) return null;
  if (type === 'desiccant') return airChanges(ft3, factor, rating);
  const volume = toHundredths(ft3);
  const units = ceil(volume, BigInt(factor) * BigInt(rating) * 100n);
  return { pints: Number(ceil(volume, BigInt(factor) * 100n)), units: Math.max(1, Number(units)) };
}

export interface Range {
  low: number;
  high: number;
}

/** Air movers of one affected room (drying.md 6.3). */
function airMoversOf({
  floorSf,
  wetFloorSf,
  wetWallLf,
  wetWallAbove2ftSf,
  ...room
}: WetRoom & Offsets): Range {
  const floor = hundredths(wetFloorSf);
  const above = hundredths(room.wetCeilingSf) + hundredths(wetWallAbove2ftSf);
  if (floor === 0n && above === 0n) {
    const alongWall = Number(ceil(hundredths(wetWallLf), wallServed * 100n));
    return { low: alongWall, high: alongWall };
  }
  const count = (by: 'low' | 'high') =>
    1 +
    Number(ceil(floor, floorServed[by] * 100n)) +
    Number(ceil(above, aboveServed[by] * 100n)) +
    (room.offsets ?? 0);
  return { low: floorSf < smallRoomSf ? 1 : count('low'), high: count('high') };
}

/** The arithmetic of one affected room, each share rounded up: "1 + 120/70 to 120/50 + 1". */
export function spread(room: WetRoom & Offsets): string {
  const { wetFloorSf, wetWallLf, wetWallAbove2ftSf, wetCeilingSf, offsets = 0, floorSf } = room;
  const floor = wetFloorSf ?? 0;
  const above = Number(hundredths(wetCeilingSf) + hundredths(wetWallAbove2ftSf)) / 100;
  if (floor === 0 && above === 0) return `${wetWallLf ?? 0}/${wallServed}`;
  const share = (area: number, by: { low: bigint; high: bigint }) =>
    area > 0 ? [`${area}/${by.low} to ${area}/${by.high}`] : [];
  return [
    '1',
    ...[...share(floor, floorServed), ...share(above, aboveServed)],
    ...(offsets > 0 ? [`${offsets}`] : []),
    ...(floorSf < smallRoomSf ? ['at least 1 in a room under 25 SF'] : []),
  ]
    .join(' + ')
    .replace(' + at least', ', at least');
}

interface Offsets {
  /** Corners, closets and alcoves that need an air mover of their own. */
  offsets?: number;
}

/** Air movers of the affected rooms, rounded a room. */
export function airMovers(affected: readonly (WetRoom & Offsets)[]): Range {
  const rooms = affected.map(airMoversOf);
  const sum = (by: 'low' | 'high') => rooms.reduce((total, room) => total + room[by], 0);
  return { low: sum('low'), high: sum('high') };
}
