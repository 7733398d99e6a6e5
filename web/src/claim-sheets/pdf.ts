import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { callBytes } from '../offline/calls/index.ts';
import { isUnreached } from '../offline/faults/index.ts';
import { type Settled, settled } from '../offline/outbox/index.ts';
import { saveFile } from '../ui/controls/save-file.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { pdfCopy } from './copy.ts';

/** Waits, and says so, until the room's lines are at the office, which makes its PDF; or tells why they cannot be. */
export function roomSent(roomId: string): Promise<Settled> {
  return settled(
    ({ touches }) =>
      touches.some(({ table, id }) => (table === 'rooms' || table === 'sheets') && id === roomId),
    () => tellPdf('info', pdfCopy.waiting),
  );
}

/** Second document, section 8, "PDF": internal, for where the browser shows errors. */
const notGenerated = (error: unknown) => new Error('Failed to generate PDF', { cause: error });

export const tellPdf = (kind: 'info' | 'success' | 'error', [title, message]: readonly [string, string]) =>
  showToast({ kind, title, message, id: 'claim-sheet-pdf' });

/** Second document, section 9, "PDF file name pattern". */
export const pdfName = (inspectionId: string, roomId: string) => `claim-sheet-${inspectionId}-${roomId}.pdf`;

/**
 * The PDF of a room's claim sheet. Waits until the room's unsent lines are at the office, because the office makes it;
 * `whole` tells whether all of them are in it. Undefined without a network, which a toast has told.
 * @throws CallError
 */
export async function fetchClaimSheetPdf(
  inspectionId: string,
  roomId: string,
): Promise<{ pdf: Blob; whole: boolean } | undefined> {
  const unsent = await roomSent(roomId);
  if (unsent === 'offline') {
    tellPdf('info', pdfCopy.offline);
    return undefined;
  }
  const pdf = await callBytes(claimSheetActions.pdf, { params: { inspectionId, roomId } });
  return { pdf, whole: unsent === 'sent' };
}

/** Downloads a room's claim sheet; tells by toasts how it went and never throws for the network. */
export async function downloadClaimSheetPdf(inspectionId: string, roomId: string): Promise<void> {
  try {
    const made = await fetchClaimSheetPdf(inspectionId, roomId);
    if (!made) return;
    const saved = await saveFile(made.pdf, pdfName(inspectionId, roomId));
    if (!made.whole) tellPdf('info', pdfCopy.notSent);
    else if (saved === 'downloaded') tellPdf('success', pdfCopy.done);
  } catch (error) {
    if (!isUnreached(error)) reportError(notGenerated(error));
    tellPdf('error', pdfCopy.failed);
  }
}
