import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { InputOf } from '@tidemark/contract/action';
import type { evidenceActions } from '@tidemark/contract/evidence/actions';
import { makeZip } from 'client-zip';
import type { ReadContext, StreamedBytes, ZoneNow } from '../context.ts';
import { documentsPackage } from '../documents/package.ts';
import type { Blobs } from '../files/blobs.ts';
import { readProject } from '../projects/read.ts';
import { evidenceOfProject } from './evidence-of-project.ts';
import { type NamedFile, nameFiles } from './name-files.ts';
import { writeManifest } from './write-manifest.ts';

/** Asked of the store of files at a time. */
const atOnce = 16;

/** A caller who is nobody holds the signed address (http/routes.ts has checked it). */
export function zipEvidence(blobs: Blobs, zoneNow: ZoneNow) {
  return async (
    { db, actor }: ReadContext,
    { params: { id } }: InputOf<typeof evidenceActions.zip>,
  ): Promise<StreamedBytes> => {
    if (actor) await readProject(db, actor, id);
    const timeZone = await zoneNow(db);
    const named = nameFiles(await evidenceOfProject(db, id), timeZone);
    const files: (NamedFile & { there: boolean })[] = [];
    for (let from = 0; from < named.length; from += atOnce) {
      const some = named.slice(from, from + atOnce);
      const found = await Promise.all(some.map(({ file }) => blobs.find(file.sha256)));
      files.push(...some.map((one, index) => ({ ...one, there: found[index] !== null })));
    }
    const proofs = await documentsPackage(db, id);
    return { stream: streamZip(blobs, files, { timeZone, proofs }), filename: `evidence-project-${id}.zip` };
  };
}

/** What is in the ZIP beside the originals. */
interface Beside {
  timeZone: string | undefined;
  proofs: Awaited<ReturnType<typeof documentsPackage>>;
}

/**
 * Stored, not compressed, a file at a time as fast as the other side takes it; over 4 GB it is a ZIP64. It ends with the
 * connection, and with a file that cannot be read to its end: half a ZIP is none.
 */
function streamZip(
  blobs: Blobs,
  files: readonly (NamedFile & { there: boolean })[],
  { timeZone, proofs }: Beside,
): Readable {
  let open: Readable | undefined;
  async function* entries() {
    yield { name: 'manifest.csv', input: writeManifest(files, timeZone) };
    yield* proofs;
    for (const { path, taken, file, there } of files) {
      if (!there) continue;
      const blob = await blobs.find(file.sha256);
      if (!blob) throw new Error(`the bytes of file ${file.id} are missing`);
      open = blob.read();
      // A ZIP tells times without a zone: those of the company, whatever this machine's is.
      yield { name: path, input: open, lastModified: new Date(taken) };
    }
  }
  const zip = Readable.fromWeb(makeZip(entries()) as ReadableStream);
  return zip.once('close', () => open?.destroy());
}
