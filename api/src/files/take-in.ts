import { randomUUID } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeFile } from '@tidemark/contract/file-kinds/judge-file';
import type { UploadRule } from '@tidemark/contract/files';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import { lookAt, pictureFaults } from '@tidemark/contract/pictures/look';
import { Refusal } from '@tidemark/contract/refusals';
import type { Files } from './blobs.ts';
import { type CameraFacts, cameraFacts } from './camera-facts.ts';
import { makeRenditions, renditions, UnfitPicture } from './pictures.ts';
import { receive } from './receive.ts';
import { openTurns, type TurnTaker } from './take-turns.ts';

/** A complete, valid upload. */
export interface Upload extends CameraFacts {
  /** Its media type, by its bytes. */
  type: string;
  size: number;
  sha256: string;
  /** A picture's flaw; for known bytes their row has it (known-flaw.ts). */
  flaw: PictureFlaw | null;
  /** The server has stored these bytes before. */
  isHere: boolean;
  /** Moves it to the blob store; a second call does nothing. Call it while holding `lockBytes` of its hash. */
  keep(): Promise<void>;
}

/** An upload with only size and hash known. Disposing of it removes what was not stored. */
export interface Arrival extends AsyncDisposable {
  size: number;
  sha256: string;
  /** A quick check. @throws Refusal those of judgeFile */
  typeFor(rule: UploadRule): Promise<string>;
  /**
   * The full check. Makes a picture's renditions, which proves that it can be read.
   * @throws Refusal validation_failed for a broken one, rate_limited; Abandoned
   */
  judge(type: string, asker: TurnTaker): Promise<Upload>;
}

/** One picture per person at a time; each waiting one is a file on the disk. */
const pictureTurns = openTurns({ each: 1, inLine: 200 });

const refused = (message: string) => new Refusal('validation_failed', [{ field: 'file', message }]);

/** The same rule the device has applied. */
async function typeOf(path: string, size: number, rule: UploadRule): Promise<string> {
  await using file = await open(path, 'r');
  const read = async (start: number, length: number) => {
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  };
  return await judgeFile({ size, read }, rule);
}

/**
 * Receives an upload into its own file while counting and hashing. Above `limit` it only counts.
 * @throws the disk's errors; nothing is left behind
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
  /**
   * Known bytes were judged when they first arrived; incomplete ones are judged again, because there may be no row with
   * the flaw.
   */
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
  async function judge(type: string, asker: TurnTaker): Promise<Upload> {
    const isPicture = type.startsWith('image/');
    let flaw: PictureFlaw | null = null;
    // Checked after waiting: the same bytes may have arrived twice.
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
