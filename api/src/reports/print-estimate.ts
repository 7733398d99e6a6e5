import type { Estimate, estimateActions } from '@tidemark/contract/estimates/actions';
import { readSender } from '../company/sender.ts';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { estimateName, readEstimate } from '../estimates/read.ts';
import type { Blobs } from '../files/blobs.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import { deviceZone } from '../inspections/read.ts';
import type { EstimateInput } from './estimate-view.ts';
import { thisMinute } from './print-claim-sheet.ts';

/** Prints an estimate's pages to bytes. */
export interface EstimatePrinter {
  estimate(input: EstimateInput, asker: TurnTaker): Promise<Buffer>;
}

export interface EstimatePrinting {
  printer: EstimatePrinter;
  /** Where the logo is. */
  blobs: Blobs;
}

/** An estimate as it is printed: one that is kept with the company as it was, a draft with the company of today. */
export async function estimateInput(
  db: Read,
  blobs: Blobs,
  estimate: Estimate,
  printedAt: string,
): Promise<EstimateInput> {
  const { sender, profile, timeZone } = await readSender(db, blobs, estimate.companyVersion ?? undefined);
  return {
    ...sender,
    estimate,
    companyTerms: profile.estimateTerms,
    companyFooter: profile.footers.estimate,
    validityDays: profile.estimateValidityDays,
    timeZone: timeZone ?? (await deviceZone(db, estimate.inspectionId)),
    printedAt: estimate.madeAt ?? printedAt,
  };
}

/** A saved estimate always prints the same; a draft carries its print date. */
export function printEstimate({ printer, blobs }: EstimatePrinting): Handler<typeof estimateActions.pdf> {
  return async ({ db, actor, asker }, { params, query }) => {
    const estimate = await readEstimate(db, actor, params.id, query.number);
    const body = await printer.estimate(await estimateInput(db, blobs, estimate, thisMinute()), asker);
    return { body, filename: `${await estimateName(db, estimate)}.pdf` };
  };
}
