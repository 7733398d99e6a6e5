import type { Room } from '@tidemark/contract/rooms';
import { pdfCopy } from '../claim-sheets/copy.ts';
import { fetchClaimSheetPdf, pdfName, tellPdf } from '../claim-sheets/pdf.ts';
import { reportFault } from '../offline/faults/index.ts';
import { saveFile } from '../ui/controls/save-file.ts';

/**
 * Downloads the claim sheets of rooms one after the other: one as its PDF, several in one zip. `onRoom` is told which
 * of them, from 1, is on its way. Toasts show the result; offline nothing is downloaded.
 */
export async function downloadAllPdfs(
  project: number,
  rooms: readonly Room[],
  onRoom: (number: number) => void,
): Promise<void> {
  const files: Record<string, Uint8Array> = {};
  let whole = true;
  try {
    for (const [index, { id, inspectionId }] of rooms.entries()) {
      onRoom(index + 1);
      const made = await fetchClaimSheetPdf(inspectionId, id);
      if (!made) return;
      whole &&= made.whole;
      files[pdfName(inspectionId, id)] = new Uint8Array(await made.pdf.arrayBuffer());
    }
    const [only] = Object.entries(files);
    if (!only) return;
    const saved = await (rooms.length === 1
      ? saveFile(pdfOf(only[1]), only[0])
      : saveFile(await zipOf(files), `claim-sheets-project-${project}.zip`));
    if (!whole) tellPdf('info', pdfCopy.notSent);
    else if (saved === 'downloaded')
      tellPdf('success', rooms.length === 1 ? pdfCopy.done : doneAll(rooms.length));
  } catch (error) {
    reportFault(error);
    tellPdf('error', pdfCopy.failed);
  }
}

const pdfOf = (bytes: Uint8Array) => new Blob([bytes as BlobPart], { type: 'application/pdf' });
/** A PDF is compressed already. */
async function zipOf(files: Record<string, Uint8Array>): Promise<Blob> {
  const { zipSync } = await import('fflate');
  return new Blob([zipSync(files, { level: 0 }) as BlobPart], { type: 'application/zip' });
}

const doneAll = (count: number) =>
  ['PDF Downloaded', `${count} claim sheet PDFs have been downloaded in one zip file.`] as const;
