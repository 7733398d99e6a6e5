import { deliveryActions, driveFolder } from '@tidemark/contract/deliveries';
import { roomSent } from '../claim-sheets/pdf.ts';
import { call } from '../offline/calls/index.ts';
import { CallError, reportFault } from '../offline/faults/index.ts';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy } from './copy.ts';

const tell = (kind: 'info' | 'success' | 'error', [title, message]: readonly [string, string]) =>
  showToast({ kind, title, message, id: 'upload-pdf' });

/**
 * Makes the server send a room's PDF to the drive, once the room's lines are sent. Shows the outcome as a toast and
 * never throws for the network.
 */
export async function uploadClaimSheetPdf(inspectionId: string, roomId: string): Promise<void> {
  const sent = await roomSent(roomId);
  if (sent === 'offline') return tell('info', copy.startOffline);
  try {
    await call(deliveryActions.uploadPdf, {
      params: { inspectionId, roomId },
      body: { folderName: driveFolder },
    });
    if (sent === 'sent') tell('success', copy.started);
    else tell('info', copy.startNotSent);
  } catch (error) {
    reportFault(error);
    const [title, message] = copy.startFailed;
    tell('error', [title, error instanceof CallError && error.status > 0 ? error.message : message]);
  }
}
