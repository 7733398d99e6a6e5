import type { FileBytes } from '@tidemark/contract/file-kinds/bytes';
import { identifyFile } from '@tidemark/contract/file-kinds/identify-file';
import { judgeFile } from '@tidemark/contract/file-kinds/judge-file';
import type { UploadRule } from '@tidemark/contract/files';
import { Refused } from '@tidemark/contract/refused';
import { asJpeg } from './as-jpeg.ts';
import { refuseCutToNothing } from './cut-to-nothing.ts';

/** A file as stored. */
export interface Chosen {
  blob: Blob;
  name: string;
  type: string;
}

const piecesOf = (blob: Blob): FileBytes => ({
  size: blob.size,
  read: async (start, length) => new Uint8Array(await blob.slice(start, start + length).arrayBuffer()),
});

/** Formats the server refuses and some browsers can show. */
const shown = new Set(['heic', 'avif']);

/** A refused picture as a JPEG, if this browser can decode it. */
async function taken({ blob, name }: Omit<Chosen, 'type'>, rule: UploadRule) {
  const asked = rule.types.includes('image/jpeg') && blob.size > 0 && blob.size <= rule.limit;
  const told = asked ? await identifyFile(piecesOf(blob)) : undefined;
  const made = told && shown.has(told.kind) ? await asJpeg(blob) : undefined;
  return made
    ? { blob: made, name: `${name.replace(/\.(heic|heif|avif|jpe?g)$/i, '')}.jpg` }
    : { blob, name };
}

/**
 * The type a file is stored under, by the same rule as the server's, piece by piece.
 * @throws Refused those of judgeFile
 */
export const judgeBlob = (blob: Blob, rule: UploadRule): Promise<string> => judgeFile(piecesOf(blob), rule);

/**
 * Judges a selected file, as it is or as a JPEG of it.
 * @returns undefined for a file moved, removed or changed since
 */
export async function judgeChosen(
  file: Omit<Chosen, 'type'>,
  rule: UploadRule,
): Promise<Chosen | Refused | undefined> {
  try {
    const chosen = await taken(file, rule);
    const type = await judgeBlob(chosen.blob, rule);
    await refuseCutToNothing(chosen.blob);
    return { ...chosen, type };
  } catch (error) {
    if (error instanceof Refused) return error;
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
