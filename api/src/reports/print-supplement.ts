import type { supplementActions } from '@tidemark/contract/supplements/actions';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import type { Handler } from '../context.ts';
import { readEstimate } from '../estimates/read.ts';
import { inspectionNumber } from '../inspections/read.ts';
import { readSupplement } from '../supplements/read.ts';
import { type EstimatePrinting, estimateInput } from './print-estimate.ts';

/** It always prints the same, with the head of the estimate that it was made from. */
export function printSupplement({ printer, blobs }: EstimatePrinting): Handler<typeof supplementActions.pdf> {
  return async ({ db, actor, asker }, { params }) => {
    const supplement = await readSupplement(db, actor, params.id, params.supplement);
    const from = await readEstimate(db, actor, params.id, supplement.from);
    const input = await estimateInput(db, blobs, from, supplement.madeAt);
    const body = await printer.estimate({ ...input, supplement, printedAt: supplement.madeAt }, asker);
    const which = await inspectionNumber(db, params.id);
    const named = supplementNumber(supplement.number);
    return { body, filename: `project-${supplement.projectId}-inspection-${which}-supplement-${named}.pdf` };
  };
}
