import type { supplementActions } from '@tidemark/contract/supplements/actions';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import type { Supplement } from '@tidemark/contract/supplements/supplement';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { readEstimate } from '../estimates/read.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import { inspectionNumber } from '../inspections/read.ts';
import { readSupplement } from '../supplements/read.ts';
import { type EstimatePrinting, estimateInput } from './print-estimate.ts';

const office = { id: 0, role: 'Manager' } as const;

/** It always prints the same, with the head of the estimate that it was made from. */
export async function supplementPaper(
  db: Read,
  { printer, blobs }: EstimatePrinting,
  supplement: Supplement,
  asker: TurnTaker,
): Promise<Buffer> {
  const { inspectionId, from: number, madeAt } = supplement;
  const from = await readEstimate(db, office, inspectionId, number);
  const input = await estimateInput(db, blobs, from, madeAt);
  return printer.estimate({ ...input, supplement, printedAt: madeAt }, asker);
}

export function printSupplement(printing: EstimatePrinting): Handler<typeof supplementActions.pdf> {
  return async ({ db, actor, asker }, { params }) => {
    const supplement = await readSupplement(db, actor, params.id, params.supplement);
    const body = await supplementPaper(db, printing, supplement, asker);
    const which = await inspectionNumber(db, params.id);
    const named = supplementNumber(supplement.number);
    return { body, filename: `project-${supplement.projectId}-inspection-${which}-supplement-${named}.pdf` };
  };
}
