import type { FormulaName } from '@tidemark/contract/formulas/names';

/** The names as the pad offers them, in two rows column by column: those of most lines stand first. */
export const offeredNames = [
  ...(['F', 'PC', 'W', 'L', 'PF', 'H', 'C', 'WET', 'V', 'WETW'] as const),
  ...(['WC', 'WD', 'SY', 'SH', 'LL', 'HH', 'WET2', 'EA'] as const),
] satisfies FormulaName[];

const longest = 80;

/** What one key of the formula pad makes of the formula: a name, a digit, a sign, '()', 'delete' or 'clear'. */
export function pressFormula(formula: string, key: string): string {
  if (key === 'clear') return '';
  if (key === 'delete') return formula.replace(/([A-Z][A-Z\d]*|.)$/u, '');
  const longer = `${formula}${key === '()' ? parenthesis(formula) : key}`;
  return longer.length > longest ? formula : longer;
}

/** Closes an open parenthesis after a value, else opens one. */
function parenthesis(formula: string): string {
  const open = formula.split('(').length > formula.split(')').length;
  return open && /[A-Z\d.)]$/.test(formula) ? ')' : '(';
}
