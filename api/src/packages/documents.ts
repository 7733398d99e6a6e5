import { wallClock } from '@tidemark/contract/clock';
import { nameFor } from '@tidemark/contract/documentation-file';
import type { Read } from '../db/database.ts';
import { filesOf } from '../documentation/read.ts';
import { documentKeys } from '../documents/keys.ts';
import { documentsPackage } from '../documents/package.ts';
import { documentsOf } from '../documents/read.ts';
import { plain } from '../evidence/name-files.ts';
import type { Files } from '../files/blobs.ts';
import type { TurnTaker } from '../files/take-turns.ts';
import { jobFilesOf } from '../job/read.ts';
import { type DocumentPrinting, documentInput } from '../reports/read.ts';
import type { Entry, Told } from './entry.ts';
import type { Scratch } from './scratch.ts';
import { storedOf } from './stored.ts';

const folder = '05 Documents';

/** An original document, of which the bytes are still to be found. */
export interface PackedDocument {
  name: string;
  sha256: string;
  size: number;
  told: Told;
}

/** What was signed, on paper and as data that can be checked away from the server; nothing where nothing was. */
export async function sealedDocuments(
  db: Read,
  { printer, files }: { printer: DocumentPrinting['printer']; files: Files },
  { projectId, scratch, asker }: { projectId: number; scratch: Scratch; asker: TurnTaker },
): Promise<Entry[]> {
  const sealed = (await documentsOf(db, projectId))
    .filter(({ number }) => number !== null)
    .sort((a, b) => a.number! - b.number!);
  const entries: Entry[] = [];
  for (const stored of sealed) {
    const bytes = await printer.document(await documentInput(db, files.blobs, stored), asker);
    const name = `${folder}/${String(stored.number).padStart(2, '0')}_${plain(stored.title)}.pdf`;
    entries.push(await scratch.bytes(name, bytes));
  }
  for (const { name, input } of await documentsPackage(db, projectId))
    entries.push(await scratch.bytes(`${folder}/${name}`, input));
  if (sealed.length > 0) {
    const keys = JSON.stringify({ keys: await documentKeys(db) }, null, 1);
    entries.push(await scratch.bytes(`${folder}/keys.json`, keys));
  }
  return entries;
}

/** Documents that were added to the job and its inspections. Voice notes are notes of the house and stay in it. */
export async function addedDocuments(
  db: Read,
  of: { projectId: number; inspections: readonly string[]; timeZone: string },
): Promise<PackedDocument[]> {
  const added = [];
  for (const id of of.inspections) added.push(...(await filesOf(db, id, { type: 'document' })));
  for (const file of await jobFilesOf(db, of.projectId, { category: 'document' }))
    added.push({ ...file, description: file.label });
  const stored = await storedOf(
    db,
    added.map(({ id }) => id),
  );
  return added.map(({ id, filename, description, sha256, size, uploadDate }, index) => {
    const { type, by } = stored.get(id)!;
    const [, stem = filename, ending = ''] = /^(.+)\.([^.]+)$/.exec(nameFor(type, filename)) ?? [];
    const captured = wallClock(uploadDate, of.timeZone);
    const number = String(index + 1).padStart(2, '0');
    return {
      name: `${folder}/File-${number}_${plain(description || stem)}${ending && `.${plain(ending).toLowerCase()}`}`,
      ...{ sha256, size },
      told: { caption: description, by, captured, addedAt: uploadDate, originalName: filename },
    };
  });
}
