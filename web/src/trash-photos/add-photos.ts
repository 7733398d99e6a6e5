import { Refused } from '@tidemark/contract/refused';
import { isDuplicate, trashPhotoActions, trashPhotoRule } from '@tidemark/contract/trash-photos';
import { v7 as uuid } from 'uuid';
import { judge } from '../files/judge.ts';
import { makeThumb } from '../files/make-thumb.ts';
import { readFile } from '../files/read-file.ts';
import { isStorageFull } from '../offline/faults/index.ts';
import { performUpload, sha256 } from '../offline/outbox/index.ts';
import { device } from '../offline/store/index.ts';

/** The result of a selection, by file names. */
export interface Added {
  added: string[];
  /** By the message that explains it. */
  refused: Map<string, string[]>;
  duplicates: string[];
  /** The browser gives no more space; later files of the selection were not tried. */
  noSpace: string | undefined;
  /** Moved, removed or changed since they were selected. */
  unreadable: string[];
  failed: string[];
}

/**
 * Adds every valid file of a selection, one by one so that only one is in memory. An added file is on the device with
 * its bytes; a failed one leaves nothing behind.
 */
export async function addPhotos(inspectionId: string, files: readonly File[]): Promise<Added> {
  const became: Added = {
    added: [],
    refused: new Map(),
    duplicates: [],
    noSpace: undefined,
    unreadable: [],
    failed: [],
  };
  for (const file of files) {
    const { name } = file;
    try {
      const settled = await add(inspectionId, file);
      if (settled instanceof Refused) refuse(became.refused, settled.message, [name]);
      else became[settled].push(name);
    } catch (error) {
      if (isStorageFull(error)) {
        became.noSpace = name;
        break;
      }
      became.failed.push(name);
      if (!(error instanceof Refused)) reportError(error);
    }
  }
  return became;
}

function refuse(all: Added['refused'], message: string, names: readonly string[]): Added['refused'] {
  return all.set(message, [...(all.get(message) ?? []), ...names]);
}

/** The combined result of two selections. */
export const bothOf = (first: Added, second: Added): Added => ({
  added: [...first.added, ...second.added],
  refused: [...second.refused].reduce(
    (all, [message, names]) => refuse(all, message, names),
    new Map(first.refused),
  ),
  duplicates: [...first.duplicates, ...second.duplicates],
  noSpace: second.noSpace ?? first.noSpace,
  unreadable: [...first.unreadable, ...second.unreadable],
  failed: [...first.failed, ...second.failed],
});

type Settled = Exclude<keyof Added, 'noSpace' | 'failed' | 'refused'>;

async function add(inspectionId: string, file: File): Promise<Settled | Refused> {
  const judged = await judge({ blob: file, name: file.name }, trashPhotoRule);
  if (judged instanceof Refused) return judged;
  const bytes = judged && (await readFile(judged.blob));
  if (!bytes) return 'unreadable';
  const { name, type } = judged;
  const facts = { name, size: bytes.byteLength, sha256: await sha256(bytes) };
  const inspection = await device().inspections.get(inspectionId);
  if (isDuplicate({ ...facts, fileName: name }, inspection?.trashPhotos ?? [])) return 'duplicates';
  const id = uuid();
  await performUpload(
    trashPhotoActions.upload,
    { params: { id: inspectionId }, body: { id, inspectionId, file: facts } },
    { file: { type, bytes }, thumb: await makeThumb(judged.blob) },
  );
  return 'added';
}
