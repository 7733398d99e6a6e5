import type { Placement } from './placement.ts';

const feet = (sixteenths: number) => Math.round(sixteenths / 19.2) / 10;
/** A place in the audit log. */
export const placementInWords = ({ x, y, turn }: Placement): string =>
  `${feet(x)}′ right, ${feet(y)}′ down${turn ? `, turned ${turn}°` : ''}`;
