/**
 * What a formula may name, with its unit: the public names of estimating programs, then ours (L to WET2). EA is 1, so
 * that a count can be a formula too.
 */
export const formulaNames = {
  F: 'SF',
  C: 'SF',
  W: 'SF',
  WC: 'SF',
  PF: 'LF',
  PC: 'LF',
  SY: 'SY',
  V: 'CF',
  LL: 'LF',
  SH: 'LF',
  HH: 'LF',
  L: 'LF',
  WD: 'LF',
  H: 'LF',
  WET: 'SF',
  WETW: 'LF',
  WET2: 'SF',
  EA: '',
} as const;
export type FormulaName = keyof typeof formulaNames;

/** What the names mean, in the words of papers. */
export const namesInWords = {
  F: 'floor',
  C: 'ceiling',
  W: 'walls',
  WC: 'walls and ceiling',
  PF: 'floor perimeter',
  PC: 'ceiling perimeter',
  SY: 'floor in square yards',
  V: 'volume',
  LL: 'longest wall',
  SH: 'lowest height',
  HH: 'highest height',
  L: 'length',
  WD: 'width',
  H: 'height',
  WET: 'wet floor',
  WETW: 'length of wet walls',
  WET2: 'wet walls above 2 ft and wet ceiling',
  EA: 'one',
} satisfies Record<FormulaName, string>;

/** The figures of a room as they are printed, with two decimals; one that is absent or null is not known. */
export type FormulaFigures = { readonly [N in FormulaName]?: number | null };

export const isFormulaName = (name: string): name is FormulaName => Object.hasOwn(formulaNames, name);
