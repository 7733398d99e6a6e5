import { dayColumns, type Mapping } from './columns.ts';
import { type DateOrder, orderShownBy, separatorOf } from './days.ts';
import type { FileTable } from './table.ts';

interface Witness {
  cell: string;
  line: number;
}
/** The order the dates prove: `both` if they contradict each other, `open` if none proves it. */
export interface FileDates {
  order: DateOrder | 'both' | 'open' | 'none';
  monthFirst?: Witness;
  dayFirst?: Witness;
  open?: Witness;
}

/** 3/25/2027 says nothing of 09.03.2027: each way of writing has to prove its own order. */
function judge(cells: Iterable<Witness>): FileDates {
  const said: FileDates = { order: 'none' };
  const [proven, unproven] = [new Set<string>(), new Map<string, Witness>()];
  for (const witness of cells) {
    const order = orderShownBy(witness.cell);
    if (order === 'month-first') said.monthFirst ??= witness;
    else if (order === 'day-first') said.dayFirst ??= witness;
    else if (order === 'open') said.open ??= witness;
    const separator = separatorOf(witness.cell);
    if (separator === undefined || order === undefined) continue;
    if (order !== 'open') proven.add(separator);
    else if (!unproven.has(separator)) unproven.set(separator, witness);
  }
  const asked = [...unproven].find(([separator]) => !proven.has(separator))?.[1];
  if (said.monthFirst && said.dayFirst) said.order = 'both';
  else if (asked) return { order: 'open', open: asked };
  else if (said.monthFirst) said.order = 'month-first';
  else if (said.dayFirst) said.order = 'day-first';
  else if (said.open) said.order = 'open';
  return said;
}

/** Finds the date order of a file. If the columns of days do not prove it, other dates may. */
export function datesOf({ rows }: Pick<FileTable, 'rows'>, mapping: Mapping): FileDates {
  const at = dayColumns.map((name) => mapping.indexOf(name));
  const days = judge(
    rows.flatMap(({ line, cells }) => at.map((column) => ({ line, cell: cells[column] ?? '' }))),
  );
  if (days.order !== 'open') return days;
  const all = judge(rows.flatMap(({ line, cells }) => cells.map((cell) => ({ line, cell }))));
  return all.order === 'both' ? days : { ...all, open: days.open! };
}

export const decided = ({ order }: FileDates): DateOrder | 'both' | undefined =>
  order === 'open' || order === 'none' ? undefined : order;
