import { unlessMissing } from '../files/download-file.ts';
import { readOriginal } from '../offline/pull/index.ts';
import { saveFile } from '../ui/controls/save-file.ts';

/** Characters a file system or a zip reader could read as a path. */
const unsafe = /[\\/:*?"<>|\p{Cc}]/gu;

/** The originals of chosen photos as one ZIP, of this device and the office. Memory holds one at a time. */
export function downloadPhotos(photos: readonly { id: string; filename: string }[]): Promise<void> {
  return unlessMissing(async () => {
    const { Zip, ZipPassThrough } = await import('fflate');
    const made: Blob[] = [];
    const failed: Error[] = [];
    const zip = new Zip((error, piece) => {
      if (error) failed.push(error);
      else made.push(new Blob([piece as Uint8Array<ArrayBuffer>]));
    });
    for (const [nth, { id, filename }] of photos.entries()) {
      const bytes = await (await readOriginal(id)).arrayBuffer();
      // Numbered, so that two of one name stand beside each other.
      const name = `${String(nth + 1).padStart(3, '0')}_${filename.replace(unsafe, '_')}`;
      const file = new ZipPassThrough(name);
      zip.add(file);
      file.push(new Uint8Array(bytes), true);
    }
    zip.end();
    if (failed[0]) throw failed[0];
    saveFile(new Blob(made, { type: 'application/zip' }), 'photos.zip');
  });
}
