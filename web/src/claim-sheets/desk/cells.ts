import { isFormulaText } from '../draft-cells.ts';
import type { Column } from '../lines.ts';

export interface Cell {
  input: HTMLInputElement;
  id: number;
  column: Column;
}

/** The cell an event happened in; null for anything else in the form. */
export function cellAt(target: EventTarget): Cell | null {
  if (!(target instanceof HTMLInputElement) || !target.dataset.line) return null;
  return {
    input: target,
    id: Number(target.dataset.line),
    column: target.dataset.column as Column,
  };
}

/** A formula is longer than its cell: while one is in it, the cell is wider. */
export function markFormula(input: HTMLInputElement, open: boolean): void {
  input.parentElement?.toggleAttribute('data-formula-open', open && isFormulaText(input.value));
}

/** Marks a cell as filled right away; its row renders after the keystroke is painted. */
export function markFilled(input: HTMLInputElement, text: string): void {
  input.parentElement?.toggleAttribute('data-on', text !== '');
}

const all = 'input[data-line]';
const inRows = 'tr:not([hidden]) ';
const inputs = (root: Element, selector: string) => [
  ...root.querySelectorAll<HTMLInputElement>(inRows + selector),
];
const tables = (form: Element) => [...form.querySelectorAll('[data-group]:not([hidden])')];

/** The same column one line below (1) or above (-1); past the end of a group, the next group's first or last line. */
export function beside(form: Element, { input, column }: Cell, step: 1 | -1): HTMLInputElement | undefined {
  const table = input.closest('[data-group]')!;
  const column_ = inputs(table, `[data-column="${column}"]`);
  const next = column_[column_.indexOf(input) + step];
  if (next) return next;
  const others = tables(form);
  const neighbour = others[others.indexOf(table) + step];
  if (!neighbour) return undefined;
  const rows = [...neighbour.querySelectorAll('tbody tr:not([hidden])')];
  const row = step === 1 ? rows[0] : rows.at(-1);
  return row?.querySelector<HTMLInputElement>('td input') ?? undefined;
}

/** The cell at the left (-1) or right (1) in the same line. */
export function along({ input }: Cell, step: 1 | -1): HTMLInputElement | undefined {
  const row = [...input.closest('tr')!.querySelectorAll<HTMLInputElement>(all)];
  return row[row.indexOf(input) + step];
}

/** The first cell of the next (1) or previous (-1) group. */
export function group(form: Element, { input }: Cell, step: 1 | -1): HTMLInputElement | undefined {
  const others = tables(form);
  const table = others[others.indexOf(input.closest('[data-group]')!) + step];
  return table?.querySelector<HTMLInputElement>('tbody tr:not([hidden]) td input') ?? undefined;
}

/** Focuses the invalid cell of a line, or its first one. */
export function goToLine(form: Element | null, id: number): void {
  const cells = form ? [...form.querySelectorAll<HTMLInputElement>(`input[data-line="${id}"]`)] : [];
  const cell = cells.find((input) => input.ariaInvalid === 'true') ?? cells[0];
  if (cell) go(cell);
}

/** Moves the focus; the form selects the text of the cell it arrives in. */
export function go(input: HTMLInputElement): void {
  input.focus();
}
