import type { estimateActions } from '@tidemark/contract/estimates/actions';
import type { Handler } from '../context.ts';
import { readEstimate } from '../estimates/read.ts';
import type { Asker } from '../files/take-turns.ts';
import { deviceZone } from '../inspections/read.ts';
import type { EstimateInput } from './estimate-view.ts';
import { thisMinute } from './print-claim-sheet.ts';

/** Prints an estimate's pages to bytes. */
export interface EstimatePrinter {
  estimate(input: EstimateInput, asker: Asker): Promise<Buffer>;
}

export interface EstimatePrinting extends Pick<EstimateInput, 'company' | 'companyContact' | 'timeZone'> {
  printer: EstimatePrinter;
}

/** A saved estimate always prints the same; a draft carries its print date. */
export function printEstimate({
  printer,
  company,
  companyContact,
  ...printing
}: EstimatePrinting): Handler<typeof estimateActions.pdf> {
  return async ({ db, actor, asker }, { params, query }) => {
    const estimate = await readEstimate(db, actor, params.id, query.number);
    const timeZone = printing.timeZone ?? (await deviceZone(db, estimate.inspectionId));
    const printedAt = estimate.madeAt ?? thisMinute();
    const body = await printer.estimate({ estimate, company, companyContact, timeZone, printedAt }, asker);
    return { body, filename: `estimate-${params.id}.pdf` };
  };
}
