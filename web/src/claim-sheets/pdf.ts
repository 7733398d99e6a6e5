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

function save(pdf: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(pdf);
  link.download = name;
  link.click();
  // The download has its own hold on the bytes once the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const tell = (kind: 'info' | 'success' | 'error', [title, message]: readonly [string, string]) =>
  showToast({ kind, title, message, id: 'claim-sheet-pdf' });

/**
 * Downloads a room's claim sheet as claim-sheet-{inspectionId}-{roomId}.pdf. Waits until the room's unsent lines are at
 * the office, because the office makes it; tells by toasts how it went and never throws for the network.
 */
export async function downloadClaimSheetPdf(inspectionId: string, roomId: string): Promise<void> {
  if (!isOnline()) {
    tell('info', pdfCopy.offline);
    return;
  }
  try {
    let unsent = await unsentOf(roomId);
    if (unsent === 'waiting') {
      tell('info', pdfCopy.waiting);
      unsent = await settled(roomId);
    }
    if (unsent === 'offline') {
      tell('info', pdfCopy.offline);
      return;
    }
    const pdf = await callBytes(claimSheetActions.pdf, { params: { inspectionId, roomId } });
    save(pdf, `claim-sheet-${inspectionId}-${roomId}.pdf`);
    if (unsent === 'refused') tell('info', pdfCopy.notSent);
    else tell('success', pdfCopy.done);
  } catch (error) {
    reportError(error);
    tell('error', pdfCopy.failed);
  }
}
