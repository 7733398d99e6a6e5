import { claimSheetActions } from '@tidemark/contract/claim-sheets/actions';
import { liveQuery } from 'dexie';
import { callBytes } from '../offline/call.ts';
import { device } from '../offline/device.ts';
import { isOnline, onOnlineChange } from '../offline/online.ts';
import { showToast } from '../ui/toast.tsx';
import { pdfCopy } from './copy.ts';

type Settled = 'sent' | 'refused' | 'offline';

/** What is unsent of a room: itself or its sheet. */
async function unsentOf(roomId: string): Promise<Settled | 'waiting'> {
  const entries = (await device().outbox.toArray()).filter(({ touches }) =>
    touches.some(({ table, id }) => (table === 'rooms' || table === 'sheets') && id === roomId),
  );
  if (entries.length === 0) return 'sent';
  if (entries.some(({ state }) => state === 'refused')) return 'refused';
  return isOnline() ? 'waiting' : 'offline';
}

/** Resolves when nothing of the room is left to send, or when that cannot happen now. */
function settled(roomId: string): Promise<Settled> {
  return new Promise((resolve, reject) => {
    const look = (state: Settled | 'waiting') => {
      if (state === 'waiting') return;
      watching.unsubscribe();
      forget();
      resolve(state);
    };
    const watching = liveQuery(() => unsentOf(roomId)).subscribe({ next: look, error: reject });
    const forget = onOnlineChange(() => void unsentOf(roomId).then(look, reject));
  });
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has its own hold on the bytes once the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const tellPdf = (kind: 'info' | 'success' | 'error', [title, message]: readonly [string, string]) =>
  showToast({ kind, title, message, id: 'claim-sheet-pdf' });

/** Second document, section 9, "PDF file name pattern". */
export const pdfName = (inspectionId: string, roomId: string) => `claim-sheet-${inspectionId}-${roomId}.pdf`;

/**
 * The PDF of a room's claim sheet. Waits until the room's unsent lines are at the office, because the office makes it;
 * `whole` tells whether all of them are in it. Undefined without a network, which a toast has told.
 * @throws CallError
 */
export async function bringClaimSheetPdf(
  inspectionId: string,
  roomId: string,
): Promise<{ pdf: Blob; whole: boolean } | undefined> {
  let unsent = isOnline() ? await unsentOf(roomId) : 'offline';
  if (unsent === 'waiting') {
    tellPdf('info', pdfCopy.waiting);
    unsent = await settled(roomId);
  }
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
    const made = await bringClaimSheetPdf(inspectionId, roomId);
    if (!made) return;
    saveFile(made.pdf, pdfName(inspectionId, roomId));
    if (made.whole) tellPdf('success', pdfCopy.done);
    else tellPdf('info', pdfCopy.notSent);
  } catch (error) {
    reportError(error);
    tellPdf('error', pdfCopy.failed);
  }
}
