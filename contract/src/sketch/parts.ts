import type { Opening, SizedOpening, Sketch } from './shape.ts';

export const isSized = (one: Opening): one is SizedOpening => one.kind !== 'missing';

/** The height of the ceiling's high side. */
export const highSide = ({ height }: Pick<Sketch, 'height'>): number =>
  typeof height === 'number' ? height : height.high;
