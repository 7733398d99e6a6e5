/** The quantities of a room by the names that formulas know, in feet, square feet, cubic feet and square yards. */
export const figureNames = [
  ...(['F', 'C', 'PF', 'PC', 'WG', 'W', 'WC', 'V', 'SY', 'LL', 'SH', 'HH', 'L', 'WD', 'H'] as const),
  ...(['WET', 'WETW', 'WET2', 'offsets', 'wetBelow2ft', 'wetAbove2ft', 'wetCeiling'] as const),
] as const;
export type FigureName = (typeof figureNames)[number];
/** Null where the room's size does not say it. */
export type Figures = Readonly<Record<FigureName, number | null>>;
