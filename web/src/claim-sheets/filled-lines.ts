import { billedRows } from '@tidemark/contract/claim-sheets/billed-rows';
import { isFilled } from '@tidemark/contract/claim-sheets/filled';
import { formulaKeyOf } from '@tidemark/contract/claim-sheets/formulas';
import type { Dimensions } from '@tidemark/contract/claim-sheets/quantities';
import type { RowValues, SheetRows } from '@tidemark/contract/claim-sheets/row';
import { printedFormula } from '@tidemark/contract/formulas/formula';
import { formatFeetInches } from './feet-inches.ts';
import { nameOf } from './line-name.ts';
import { type Column, figureColumns, type Group, groups, pairOf, partOf, unitOf } from './lines.ts';

export interface FilledLine {
  id: number;
  name: string;
  /** "399 SF", "Dispose 85′0″ (PF)", "Detach 2"; '' where only a box is ticked. */
  figures: string;
  /** "All, After Hours", or '' when neither is ticked. */
  ticks: string;
}

export interface FilledGroup {
  key: Group['key'];
  title: string;
  lines: FilledLine[];
}

/**
 * What a sheet has entered, group by group in the order of the paper form; empty lines and groups are left out unless `all`
 * are asked for. Of a room, a ticked All says how much that is.
 */
export function filledGroups(entered: SheetRows, room?: Dimensions, all = false): FilledGroup[] {
  const rows = room ? billedRows(entered, room) : entered;
  return groups.flatMap((group) => {
    const shown = group.rows.filter(({ fieldMasterId }) => all || isFilled(rows[fieldMasterId]));
    if (shown.length === 0) return [];
    const lines = shown.map(({ fieldMasterId: id }) => lineOf(group, id, rows[id] ?? {}));
    return [{ key: group.key, title: group.title, lines }];
  });
}

function lineOf(group: Group, id: number, values: RowValues): FilledLine {
  const ticks = [values.all && 'All', values.afterHrs && 'After Hours'].filter(Boolean).join(', ');
  const name = values.roomName?.trim()
    ? `${nameOf(id, values)}: ${values.roomName.trim()}`
    : nameOf(id, values);
  return { id, name, figures: figuresOf(group, id, values).join(', '), ticks };
}

/** Words stand before a figure where a line has several of them. */
const words: Partial<Record<string, string>> = {
  length: 'Length',
  width: 'Width',
  height: 'Height',
  detach: 'Detach',
  dispose: 'Dispose',
  wetAreas1: 'Wet Areas 1:',
  wetAreas2: 'Wet Areas 2:',
};

function figuresOf(group: Group, id: number, values: RowValues): string[] {
  const columns = figureColumns(group);
  return columns.flatMap((column) => {
    const pair = pairOf(column);
    if (pair) {
      if (partOf(column) === 'in') return [];
      const length = formatFeetInches({ ft: number(values[pair.ft]), in: number(values[pair.in]) });
      return length ? [`${words[column.slice(0, -2)]} ${length}${computed(id, column, values)}`] : [];
    }
    const value = number(values[column]);
    if (value === null) return [];
    const figure = [value, column.startsWith('wetAreas') ? '' : unitOf(id)]
      .filter((part) => part !== '')
      .join(' ');
    const text = `${figure}${computed(id, column, values)}`;
    return [columns.length > 1 ? `${words[column] ?? ''} ${text}`.trim() : text];
  });
}

/** " (PF*0.5)", of a value that was computed. */
function computed(id: number, column: Column, values: RowValues): string {
  const key = formulaKeyOf(id, column);
  const formula = key && values[key];
  return formula ? ` (${printedFormula(formula)})` : '';
}

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
