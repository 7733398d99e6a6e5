import type { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import type { Asker } from '../files/take-turns.ts';
import type { ClaimSheetInput } from './claim-sheet-view.ts';
import { readSheetFacts } from './read-sheet-facts.ts';

/** Prints a room's claim sheet. */
export interface ClaimSheetPrinter {
  claimSheet(input: ClaimSheetInput, asker: Asker): Promise<Buffer>;
}

export interface Printing extends Pick<ClaimSheetInput, 'company' | 'companyContact' | 'timeZone'> {
  printer: ClaimSheetPrinter;
}

/** The page shows time to the minute; with seconds, two prints of one minute would differ invisibly. */
export function thisMinute(): string {
  const now = new Date();
  now.setUTCSeconds(0, 0);
  return now.toISOString();
}

export function printClaimSheet({
  printer,
  company,
  companyContact,
  timeZone,
}: Printing): Handler<typeof claimSheetActions.pdf> {
  return async ({ db, actor, asker }, { params: { inspectionId, roomId } }) => {
    const facts = await readSheetFacts(db, actor, roomId);
    if (facts.inspection.id !== inspectionId) throw new Refusal('room_not_found');
    const body = await printer.claimSheet(
      {
        ...facts,
        company,
        companyContact,
        timeZone: timeZone ?? facts.timeZone,
        printedAt: thisMinute(),
      },
      asker,
    );
    return { body, filename: `claim-sheet-${inspectionId}-${roomId}.pdf` };
  };
}
