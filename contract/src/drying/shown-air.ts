import { type AirReading, airFacts } from './air.ts';

/** Half up, away from zero: as figures of air are shown. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return (Math.sign(value) * Math.floor(Math.abs(value) * factor + 0.5)) / factor;
}

export interface ShownAir {
  gpp: number;
  dewPointF: number;
  vaporPressureInHg: number;
  specificVolume: number;
}

/** What follows from a reading, as it is shown (drying.md 3.1). */
export function shownAir(reading: AirReading, altitudeFt: number): ShownAir {
  const { gpp, dewPointF, vaporPressureInHg, specificVolume } = airFacts(reading, altitudeFt);
  return {
    gpp: rounded(gpp, 1),
    dewPointF: rounded(dewPointF, 1),
    vaporPressureInHg: rounded(vaporPressureInHg, 3),
    specificVolume: rounded(specificVolume, 2),
  };
}

/** Of two figures that are shown, so that a table adds up. */
export const shownDifference = (one: number, other: number): number => rounded(one - other, 1);
