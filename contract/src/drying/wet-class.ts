import { fromHundredths, halfUp, toHundredths } from '../estimates/decimal.ts';

export type WetClass = 1 | 2 | 3 | 4;

/** Sizes of a room and what of it is wet, in square and running feet with at most 2 decimals. */
export interface WetRoom {
  floorSf: number;
  wallSf: number;
  wetFloorSf?: number | null;
  wetWallLf?: number | null;
  /** From a sketch; else the lower 2 ft of `wetWallLf`. */
  wetWallBelow2ftSf?: number | null;
  wetWallAbove2ftSf?: number | null;
  wetCeilingSf?: number | null;
  /** Plaster, hardwood, concrete, brick: materials that dry slowly. */
  lowEvaporation?: boolean;
}

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);

function wetHundredths({ wetFloorSf, wetWallLf, wetWallBelow2ftSf, ...room }: WetRoom): bigint {
  const below =
    wetWallBelow2ftSf == null ? 2n * toHundredths(wetWallLf ?? 0) : toHundredths(wetWallBelow2ftSf);
  const others = [wetFloorSf, room.wetWallAbove2ftSf, room.wetCeilingSf];
  return below + sum(others.map((size) => toHundredths(size ?? 0)));
}

const wholeHundredths = ({ floorSf, wallSf }: WetRoom): bigint =>
  2n * toHundredths(floorSf) + toHundredths(wallSf);

/** What of floor, walls and ceiling is wet, and all of it, in square feet. */
export const wetAreas = (rooms: readonly WetRoom[]): { wetSf: number; wholeSf: number } => ({
  wetSf: fromHundredths(sum(rooms.map(wetHundredths))),
  wholeSf: fromHundredths(sum(rooms.map(wholeHundredths))),
});

/**
 * The class that the affected rooms propose, and the wet share of floor, walls and ceiling in percent, for showing
 * (drying.md 5.2). The shares are compared exactly: 5 % is class 2, and so is 40 %.
 */
export function wetClass(affected: readonly WetRoom[]): { class: WetClass; sharePercent: number } {
  const wet = sum(affected.map(wetHundredths));
  const whole = sum(affected.map(wholeHundredths));
  const sharePercent = whole === 0n ? 0 : Number(halfUp(wet * 10_000n, whole)) / 100;
  const byShare = wet * 100n < whole * 5n ? 1 : wet * 100n <= whole * 40n ? 2 : 3;
  return { class: affected.some((room) => room.lowEvaporation) ? 4 : byShare, sharePercent };
}

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** The arithmetic that proposes a class: "240 of 672 SF is wet, 35.71 % of floor, walls and ceiling of the affected rooms". */
export function shareInWords(affected: readonly WetRoom[]): string {
  const { wetSf, wholeSf } = wetAreas(affected);
  const { sharePercent } = wetClass(affected);
  return `${figure.format(wetSf)} of ${figure.format(wholeSf)} SF is wet, ${sharePercent} % of floor, walls and ceiling of the affected rooms`;
}
