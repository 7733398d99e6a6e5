import type { FileFacts, UploadRule } from '@tidemark/contract/files';
import { Refused } from '@tidemark/contract/refused';
import { v7 as uuid } from 'uuid';
import { isStorageFull } from '../offline/faults/index.ts';
import { sha256, type Upload } from '../offline/outbox/index.ts';
import { judge } from './judge.ts';
import { makeThumb } from './make-thumb.ts';
import { readFile } from './read-file.ts';

/** The result for a file. Only added files are on the device. */
export type Became = 'added' | Refused | 'duplicate' | 'unreadable' | 'no-room' | 'failed';

interface Taken {
  id: string;
  facts: FileFacts;
  /** Bytes, and the small picture of a photo. */
  upload: () => Promise<Upload>;
}

/** Judges and reads one file; `put` puts it on this device, all or nothing. Never throws. */
export async function takeFile(
  chosen: { blob: Blob; name: string; category: string },
  rule: UploadRule,
  put: (taken: Taken) => Promise<'added' | 'duplicate'>,
): Promise<Became> {
  try {
    const judged = await judge(chosen, rule);
    if (judged instanceof Refused) return judged;
    const bytes = judged && (await readFile(judged.blob));
    if (!bytes) return 'unreadable';
    const { name, type } = judged;
    const thumb = () =>
      chosen.category === 'photo' ? makeThumb(new Blob([bytes], { type })) : Promise.resolve(undefined);
    return await put({
      id: uuid(),
      facts: { name, size: bytes.byteLength, sha256: await sha256(bytes) },
      upload: async () => ({ file: { type, bytes }, thumb: await thumb() }),
    });
  } catch (error) {
    if (isStorageFull(error)) return 'no-room';
    reportError(error);
    return 'failed';
  }
}
