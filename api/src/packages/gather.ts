import type { Read } from '../db/database.ts';
import type { Blobs } from '../files/blobs.ts';
import { addedDocuments, sealedDocuments } from './documents.ts';
import type { Entry, Gathered, Told } from './entry.ts';
import { type Papers, type Printing, printPapers } from './papers.ts';

type Original = { name: string; sha256: string; size: number; told: Told };

/** Everything a package holds but for its manifest, in the order of its names. Originals are read when they are packed. */
export async function gather(
  db: Read,
  printing: Printing,
  papers: Papers,
  damaged: ReadonlySet<string>,
): Promise<Gathered> {
  const { project, inspections, photos, timeZone, scratch, asker } = papers;
  const { blobs } = printing.files;
  const { entries, absent } = await printPapers(db, printing, papers);
  const of = { projectId: project.id, inspections, timeZone };
  const documents = [...(await sealedDocuments(db, printing, { projectId: project.id, scratch, asker }))];
  const originals: Gathered = { entries: documents, absent };
  for (const document of await addedDocuments(db, of)) await addOriginal(blobs, document, damaged, originals);
  if (documents.length === 0) absent.push({ name: '05 Documents', why: 'no documents' });
  for (const photo of photos)
    if (photo.hides) await addHidden(photo, scratch, originals);
    else await addOriginal(blobs, photo, damaged, originals);
  absent.push({ name: '07 Scope.csv', why: 'no scope was exported' });
  return { entries: [...entries, ...originals.entries], absent };
}

async function addOriginal(
  blobs: Blobs,
  { name, sha256, size, told }: Original,
  damaged: ReadonlySet<string>,
  { entries, absent }: Gathered,
): Promise<void> {
  const blob = damaged.has(sha256) ? null : await blobs.find(sha256);
  if (blob) entries.push({ ...told, name, sha256, size, read: () => blob.read() });
  else absent.push({ ...told, name, sha256, why: damaged.has(sha256) ? 'damaged' : 'lost' });
}

/** Faces and plates that somebody hid do not go to strangers: a copy without them goes in place of the original. */
async function addHidden(
  { name, sha256, told, picture }: Papers['photos'][number],
  scratch: Papers['scratch'],
  { entries, absent }: Gathered,
): Promise<void> {
  if (!picture)
    return void absent.push({ ...told, name, sha256, why: 'the part to hide could not be hidden' });
  const pieces: Uint8Array[] = [];
  for await (const piece of picture.read() as AsyncIterable<Uint8Array>) pieces.push(piece);
  const entry: Entry = await scratch.bytes(name, Buffer.concat(pieces));
  entries.push({ ...told, ...entry, originalSha256: sha256 });
}
