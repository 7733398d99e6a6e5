import type { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { readSender } from '../company/sender.ts';
import type { Handler } from '../context.ts';
import type { Blobs } from '../files/blobs.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import type { ClaimSheetInput } from './claim-sheet-view.ts';
import { readSheetFacts } from './read-sheet-facts.ts';

/** Prints a room's claim sheet. */
export interface ClaimSheetPrinter {
  claimSheet(input: ClaimSheetInput, asker: TurnTaker): Promise<Buffer>;
}

export interface Printing {
  printer: ClaimSheetPrinter;
  /** Where the logo is. */
  blobs: Blobs;
}

/** The page shows time to the minute; with seconds, two prints of one minute would differ invisibly. */
export function thisMinute(): string {
  const now = new Date();
  now.setUTCSeconds(0, 0);
  return now.toISOString();
}

export function printClaimSheet({ printer, blobs }: Printing): Handler<typeof claimSheetActions.pdf> {
  return async ({ db, actor, asker }, { params: { inspectionId, roomId } }) => {
    const facts = await readSheetFacts(db, actor, roomId);
    if (facts.inspection.id !== inspectionId) throw new Refusal('room_not_found');
    const { sender, timeZone } = await readSender(db, blobs);
    const body = await printer.claimSheet(
      {
        ...facts,
        ...sender,
        timeZone: timeZone ?? facts.timeZone,
        printedAt: thisMinute(),
      },
      asker,
    );
    return { body, filename: `claim-sheet-${inspectionId}-${roomId}.pdf` };
  };
}
