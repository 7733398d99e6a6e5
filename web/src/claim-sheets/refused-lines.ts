import { cellsOfOrigin, type OriginKey } from '@tidemark/contract/claim-sheets/formulas';
import { type ClaimSheetData, toSheetRows } from '@tidemark/contract/claim-sheets/sheet';
import type { OutboxEntry } from '../offline/outbox/index.ts';
import type { Column } from './lines.ts';

export type LineErrors = Map<number, Partial<Record<Column, string>>>;

/**
 * Why the office refused lines of a room, by line and column. A refused save names `51.qty`; where the whole save was
 * refused, every cell in it carries the reason.
 */
export function refusedLines(entries: readonly OutboxEntry[], roomId: string): LineErrors {
  const lines: LineErrors = new Map();
  const mark = (id: number, named: string, message: string) => {
    // Where a value came from, or its formula, is shown in its cell.
    const [column = named] = cellsOfOrigin[named as OriginKey] ?? [];
    lines.set(id, { ...lines.get(id), [column]: message });
  };
  for (const { action, input, refusal } of entries) {
    if (action !== 'claim-sheets.save' || !refusal || input.body.inspectionRoomId !== roomId) continue;
    const named = refusal.details.map(({ field, message }) => ({
      cell: /^(\d+)\.(\w+)$/.exec(field),
      message,
    }));
    for (const { cell, message } of named) if (cell) mark(Number(cell[1]), cell[2]!, message);
    if (named.some(({ cell }) => cell)) continue;
    for (const [id, values] of Object.entries(toSheetRows(input.body.claimSheetData as ClaimSheetData))) {
      for (const column of Object.keys(values)) mark(Number(id), column, refusal.message);
    }
  }
  return lines;
}
