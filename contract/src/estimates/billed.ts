import { z } from 'zod';
import { catalogue } from '../claim-sheets/catalogue.ts';
import { type BilledLine, billedLine } from './billed-line.ts';
import { lineKey } from './edits.ts';
import type { EstimateContent } from './estimate-shape.ts';

export type { BilledLine };

/** Lines with what they come to; overhead and profit and tax are of their sum, as in an estimate. */
export const billed = z.object({
  lines: z.array(billedLine),
  overheadAndProfitPercent: z.number(),
  overheadAndProfit: z.number(),
  taxPercent: z.number(),
  tax: z.number(),
  total: z.number(),
});
export type Billed = z.output<typeof billed>;

type Charge = Omit<BilledLine, 'key' | 'group' | 'heading'>;

function lineOf(key: string, group: string, heading: string | null, charge: Charge): BilledLine {
  const { title, quantity, unit, rate, amount, code, note } = charge;
  return {
    key,
    group,
    heading,
    title,
    quantity,
    unit,
    rate,
    amount,
    ...(code && { code }),
    ...(note && { note }),
  };
}

/** The whole of an estimate, line by line: rooms in order, drying, added lines, fees, adjustments. */
export function billedOf(content: EstimateContent): Billed {
  const { rooms, drying, fees, added = [], adjustments = [] } = content;
  const { overheadAndProfitPercent, overheadAndProfit, taxPercent, tax, total } = content;
  const lines = [
    ...rooms.flatMap(({ roomId, name, lines: its, added: more = [] }) => [
      ...its.map((line) =>
        lineOf(lineKey(roomId, line), catalogue.get(line.fieldMasterId)!.section.key, name, line),
      ),
      ...more.map((line) => lineOf(line.id, 'other', name, line)),
    ]),
    ...(drying?.lines ?? []).map((line) => lineOf(`drying ${line.key}`, 'drying', 'Drying', line)),
    ...added.map((line) => lineOf(line.id, 'other', null, line)),
    ...fees.map((fee) => lineOf(`fee ${fee.key}`, fee.group, null, fee)),
    ...adjustments.map(({ id, amount, ...said }) =>
      lineOf(id, 'adjustment', null, { ...said, quantity: 1, unit: 'EA', rate: amount, amount }),
    ),
  ];
  return { lines, overheadAndProfitPercent, overheadAndProfit, taxPercent, tax, total };
}
