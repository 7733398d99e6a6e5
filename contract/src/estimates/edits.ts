import { z } from 'zod';
import { hundredths, requiredText, serialId, text, uuid } from '../shapes.ts';

const remark = {
  /** The company's own code of a line, printed beside it. */
  code: text(20).trim().nullable(),
  /** Its reason: reviewers cut lines that have none. */
  note: text(300).trim().nullable(),
};

/** What a line that comes from a claim sheet or a fee is known by, whatever estimate it is in. */
export const lineKey = (roomId: string, line: { fieldMasterId: number; column: string }): string =>
  `${roomId}:${line.fieldMasterId}.${line.column}`;

const addedLine = z.strictObject({
  id: uuid,
  /** The room it is listed under; null, or of a room that was deleted, with the other added lines. */
  roomId: uuid.nullable(),
  title: requiredText(120, 'Enter what the line is for.'),
  quantity: hundredths(0.01, 999_999),
  unit: requiredText(10, 'Enter a unit.'),
  rate: hundredths(0, 9_999_999.99),
  ...remark,
});

const adjustment = z.strictObject({
  id: uuid,
  title: requiredText(120, 'Enter what the adjustment is for.'),
  /** Below 0 it is taken off. */
  amount: hundredths(-99_999_999.99, 99_999_999.99).refine((amount) => amount !== 0, 'Enter an amount.'),
  ...remark,
});

/** What an office adds to what an estimate is computed from. It stays when the estimate is computed anew. */
export const estimateEdits = z.strictObject({
  remarks: z.record(z.string().max(100), z.strictObject(remark)),
  lines: z.array(addedLine).max(200, 'Add at most 200 lines.'),
  adjustments: z.array(adjustment).max(20, 'Add at most 20 adjustments.'),
});
export type EstimateEdits = z.output<typeof estimateEdits>;
export const noEdits: EstimateEdits = { remarks: {}, lines: [], adjustments: [] };

/** 0 where nobody has edited it yet. */
export const savedEdits = estimateEdits.extend({ version: z.number() });
export const editsEntry = estimateEdits.extend({ basedOn: serialId.or(z.literal(0)) });
