import { createHash, randomUUID } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeFile } from '@tidemark/contract/file-kinds/judge-file';
import type { UploadRule } from '@tidemark/contract/files';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import { lookAt, pictureFaults } from '@tidemark/contract/pictures/look';
import { Refusal } from '@tidemark/contract/refusals';
import type { Files } from './blobs.ts';
import { type CameraFacts, cameraFacts } from './camera-facts.ts';
import { oneATurn } from './one-a-turn.ts';
import { makeRenditions, renditions, UnfitPicture } from './pictures.ts';
import { type Asker, openTurns } from './take-turns.ts';

/** An upload that has come in whole and is what it should be. */
export interface Upload extends CameraFacts {
  /** Its media type, told by its bytes. */
  type: string;
  size: number;
  sha256: string;
  /** What is wrong with a picture; of bytes that are here already their row says it (known-flaw.ts). */
  flaw: PictureFlaw | null;
  /** The office has had these bytes before. */
  isHere: boolean;
  /** Moves it to the blobs; called twice it does so once. Call it holding `lockBytes` of its hash. */
  keep(): Promise<void>;
}

/** An upload with only size and hash known. Disposing of it removes what was not stored. */
export interface Arrival extends AsyncDisposable {
  size: number;
  sha256: string;
  /** At a glance. @throws Refusal those of judgeFile */
  typeFor(rule: UploadRule): Promise<string>;
  /**
   * Looks at all of it. Pictures get their renditions here, because making them is the proof that they can be read.
   * @throws Refusal validation_failed for a broken one, rate_limited; Abandoned
   */
  judge(type: string, asker: Asker): Promise<Upload>;
}

/** Of each person one picture at a time; each that waits is a file on the disk. */
const pictureTurns = openTurns({ each: 1, inLine: 200 });

/** Writes bytes to a file as they come, never holding more than a piece of them. */
async function receive(bytes: AsyncIterable<Buffer>, path: string, limit: number) {
  const hash = createHash('sha256');
  let size = 0;
  await using handle = await open(path, 'wx', 0o600);
  for await (const piece of bytes) {
    size += piece.length;
    // Oversized data is read to its end but not stored, so that the sender receives the response.
    if (size > limit) continue;
    await oneATurn();
    hash.update(piece);
    await handle.writeFile(piece);
  }
  return { size, sha256: hash.digest('hex') };
}

const refused = (message: string) => new Refusal('validation_failed', [{ field: 'file', message }]);

/** The rule that the device has judged it by before. */
async function typeOf(path: string, size: number, rule: UploadRule): Promise<string> {
  await using file = await open(path, 'r');
  const read = async (start: number, length: number) => {
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  };
  return await judgeFile({ size, read }, rule);
}

/**
 * Takes an upload in: to a file of its own while it is counted and hashed. Of one above `limit` only the size is kept.
 * @throws what the disk says; nothing is left behind
 */
export async function takeIn(
  bytes: AsyncIterable<Buffer>,
  limit: number,
  { incoming, blobs }: Files,
): Promise<Arrival> {
  await using cleanup = new AsyncDisposableStack();
  const original = join(incoming, randomUUID());
  const made = { '320': `${original}.320`, '1600': `${original}.1600` };
  for (const path of [original, ...Object.values(made)]) cleanup.defer(() => rm(path, { force: true }));
  const { size, sha256 } = await receive(bytes, original, limit);

  let kept = false;
  /** Bytes that are here already were judged when they came; what is cut off is judged again, as no row may tell of it. */
  const isThere = async (key: string) => (await blobs.find(key)) !== null;
  const isKnown = async () =>
    (await isThere(sha256)) &&
    (await isThere(sha256 + renditions['1600'].suffix)) &&
    lookAt(await readFile(original))?.ended === true;
  const make = () =>
    makeRenditions(original, made).catch((cause: Error) => {
      throw cause instanceof UnfitPicture ? refused(pictureFaults[cause.fault]) : cause;
    });
  const typeFor = (rule: UploadRule) => typeOf(original, size, rule);
  async function judge(type: string, asker: Asker): Promise<Upload> {
    const isPicture = type.startsWith('image/');
    let flaw: PictureFlaw | null = null;
    // Asked in its turn: the same may have come twice, and waited.
    const isHere =
      isPicture &&
      (await pictureTurns(asker, async () => {
        if (await isKnown()) return true;
        flaw = await make();
        return false;
      }));
    const facts = isPicture
      ? await cameraFacts(original)
      : { takenAt: null, latitude: null, longitude: null };
    return {
      type,
      size,
      sha256,
      flaw,
      isHere,
      ...facts,
      async keep() {
        if (kept) return;
        // They could have been swept before the lock was held.
        if (isHere) {
          if (await isKnown()) return;
          flaw = await make();
        }
        // The original last, so that its renditions always exist with it.
        if (isPicture && flaw !== 'unshown') {
          await blobs.put(sha256 + renditions['320'].suffix, made['320']);
          await blobs.put(sha256 + renditions['1600'].suffix, made['1600']);
        }
        await blobs.put(sha256, original);
        kept = true;
      },
    };
  }
  const undo = cleanup.move();
  return { size, sha256, typeFor, judge, [Symbol.asyncDispose]: () => undo.disposeAsync() };
}
