import { fromFeet } from '@tidemark/contract/claim-sheets/computed';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import type { SheetDraft } from '../draft.ts';
import { carry, parseFeetInches } from '../feet-inches.ts';
import type { Step } from '../history.ts';
import { type Column, figureColumns, isName, isTick, lineOf, partOf } from '../lines.ts';
import { settledLength } from '../settled-length.ts';

/** What became of a paste. */
export interface Pasted {
  step: Step;
  cells: number;
  unread: number;
  /** Cells that had no line or column left to go to. */
  over: number;
}

/**
 * Cells copied from a spreadsheet, a list of lines; undefined for a text that is one cell only. A cell with quotes or
 * line breaks comes in quotes, its own quotes doubled.
 */
export function pastedCells(text: string): string[][] | undefined {
  const lines: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|[\r\n]|$)/y;
  let cells: string[] = [];
  while (cell.lastIndex < text.length) {
    const [, quoted, plain, end] = cell.exec(text)!;
    cells.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === '\t') continue;
    lines.push(cells);
    cells = [];
  }
  if (cells.length > 0) lines.push([...cells, '']);
  return lines.length > 1 || (lines[0]?.length ?? 0) > 1 ? lines : undefined;
}

/** The columns of a line in the order of the paper form, from one of them on. */
function columnsFrom(id: number, column: Column): Column[] {
  const { section, title } = lineOf(id);
  const names: Column[] = section.columns.includes('roomName') ? ['roomName'] : [];
  const all: Column[] = [
    ...(title === '' || column === 'title' ? (['title'] as const) : []),
    ...names,
    ...figureColumns(section),
    ...section.columns.filter(isTick),
  ];
  return all.slice(all.indexOf(column));
}

/** One cell of a length; undefined where it is blank or cannot be read. */
function lengthOf(column: Column, text = ''): { ft: number; in: number } | undefined {
  const length = parseFeetInches(text);
  if (length) return { ft: length.ft ?? 0, in: length.in ?? 0 };
  const figure = typedNumber(text);
  if (figure === undefined || figure < 0 || /\.\d{3}/.test(text)) return undefined;
  return partOf(column) === 'ft' ? fromFeet(figure) : { ft: 0, in: figure };
}

/**
 * Feet and inches of a length pasted side by side, as their sum: 12.5 and 3 are 12 and 9. One after the other, the inches
 * would take the place of the half foot, and 6" that of the feet.
 */
function summed(cells: readonly string[], columns: readonly Column[]): readonly string[] {
  const texts = [...cells];
  columns.forEach((column, along) => {
    const beside = columns[along + 1];
    if (partOf(column) !== 'ft' || !beside) return;
    const [feet, inches] = [lengthOf(column, cells[along]), lengthOf(beside, cells[along + 1])];
    if (!feet || !inches) return;
    const sum = carry({ ft: feet.ft + inches.ft, in: feet.in + inches.in });
    texts[along] = String(sum.ft);
    texts[along + 1] = String(Number(sum.in?.toFixed(2)));
  });
  return texts;
}

/**
 * Pastes cells into the sheet as one undo step, down from a cell to the end of its group. A blank cell changes
 * nothing; an invalid one stays in its cell with the reason.
 */
export function paste(
  draft: SheetDraft,
  lines: readonly string[][],
  ids: readonly number[],
  column: Column,
): Pasted {
  const pasted = { cells: 0, unread: 0, over: 0 };
  const step = draft.together(() => {
    lines.forEach((cells, down) => {
      const id = ids[down];
      const columns = id === undefined ? [] : columnsFrom(id, column);
      summed(cells, columns).forEach((text, along) => {
        if (text.trim() === '') return;
        const to = columns[along];
        if (id === undefined || to === undefined || (to === 'title' && lineOf(id).title !== ''))
          pasted.over += 1;
        else if (put(draft, id, to, text.trim())) pasted.cells += 1;
        else pasted.unread += 1;
      });
    });
  });
  return { step, ...pasted };
}

const ticks: Record<string, boolean> = { x: true, yes: true, true: true, '1': true, '✓': true };
const blanks: Record<string, boolean> = { no: false, false: false, '0': false, '-': false };

/** @returns whether the cell could be read */
function put(draft: SheetDraft, id: number, column: Column, text: string): boolean {
  if (isTick(column)) {
    const tick = { ...ticks, ...blanks }[text.toLowerCase()];
    if (tick !== undefined) draft.enter(id, column, tick);
    return tick !== undefined;
  }
  const length = isName(column) ? undefined : settledLength(column, text, draft.line(id).values);
  if (length) draft.put(id, length);
  else draft.enter(id, column, text);
  return draft.line(id).texts[column] === undefined;
}
