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

/** The figures of a room as they are printed, with two decimals; one that is absent or null is not known. */
export type FormulaFigures = { readonly [N in FormulaName]?: number | null };

export const isFormulaName = (name: string): name is FormulaName => Object.hasOwn(formulaNames, name);
