import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { PictureSize } from '@tidemark/contract/files';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import { faultOf, lookAt, type PictureFault } from '@tidemark/contract/pictures/look';
import type { PictureLook } from '@tidemark/contract/pictures/picture-look';
import { isCutToNothing, rowsShown } from '@tidemark/contract/pictures/rows-shown';
import sharp, { type SharpOptions } from 'sharp';
import { atMost } from './at-most.ts';
import { mendJpeg } from './mend-jpeg.ts';
import { type Lane, laneOf, largeFrom } from './picture-lane.ts';
import { openPictureReader } from './picture-reader.ts';
import { withinLimits } from './within-limits.ts';

// One picture's working memory is freed before the next; SVG and the other loaders read too much of the world.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
const loaders = ['JpegFile', 'JpegBuffer', 'PngFile', 'WebpFile', 'NsgifFile'];
sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) });

// Usual pictures never take every processor: a lower priority alone makes other requests wait (docs/decisions/0031).
const usualAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const lanes: Record<Lane, ReturnType<typeof atMost>> = {
  quick: atMost(1),
  usual: atMost(usualAtOnce),
  large: atMost(1),
};
/** The check reads the whole file: into one memory, as what sixteen leave behind would be collected late. */
const read = openPictureReader();
let atWork = 0;
/** A picture that would need more memory is not decoded (docs/decisions/0052). */
const mostHeld = 400 * 1024 * 1024;
/** The image library, a file's bytes twice, a large picture's memory, and that of the usual ones beside it. */
const usual = 200 * 1024 * 1024 + mostHeld + usualAtOnce * largeFrom;

type Strictness = Exclude<SharpOptions['failOn'], undefined>;
const options = (failOn: Strictness) => ({ failOn, limitInputPixels: false }) as const;
const inside = (edge: number) =>
  ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

/** Time ran out because of other work, which says nothing about the picture. */
export class Starved extends Error {
  override name = 'Starved';
}
/** The picture is refused. */
export class Unfit extends Error {
  override name = 'Unfit';
  readonly fault: PictureFault;
  constructor(fault: PictureFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** @throws Unfit for a file that is not a picture, or one no camera made */
function lookAtFile(original: string): PictureLook {
  const bytes = read(original);
  const look = lookAt(bytes);
  if (!look) throw new Unfit('damaged');
  const fault = faultOf(look, bytes.length);
  if (fault) throw new Unfit(fault);
  return look;
}

export interface Limits {
  /** The time limit of each rendition. */
  seconds?: number | undefined;
  /** The memory limit of this process, in bytes. */
  most?: number | undefined;
  /** Called after the check and before decoding. */
  looked?: (look: PictureLook) => void;
  /** Called when it exceeds a limit, which only the end of the process stops. */
  over?: () => void;
}

/**
 * Makes both renditions of a picture, upright and without metadata, from file to files, and reports its flaw. Decoding
 * it to the last pixel also proves that it is intact; the small one is made from the large one, which is ten times
 * cheaper. A picture that is unreadable or needs too much memory or time is kept if its end is there.
 * @throws Unfit; Starved; an Error of the disk
 */
export async function makeRenditions(
  original: string,
  to: Record<PictureSize, string>,
  { seconds = 30, most = usual, looked, over = () => undefined }: Limits = {},
): Promise<PictureFlaw | null> {
  const look = lookAtFile(original);
  looked?.(look);
  const unshown = (cause?: unknown) => {
    if (look.ended) return 'unshown' as const;
    throw new Unfit('cut-to-nothing', cause);
  };
  if (look.held > mostHeld) return unshown();
  const make = { to, timeout: { seconds } };
  const work = async () => {
    using _ = withinLimits({ most, seconds: 2 * seconds, among: () => atWork }, over);
    const before = process.cpuUsage();
    atWork++;
    const made = anyWay(original, look, make).catch((cause: Error) => {
      if (cause instanceof Unfit || isOfDisk(cause)) throw cause;
      if (!isTimeout(cause)) return unshown(cause);
      const { user, system } = process.cpuUsage(before);
      // Other pictures in this process used part of it.
      const worked = (user + system) / 1e6 / atWork;
      if (worked > seconds / 2) return unshown(cause);
      throw new Starved(`had the processor for ${worked.toFixed(1)} s of ${seconds} s`, { cause });
    });
    return await made.finally(() => atWork--);
  };
  return await lanes[laneOf(look)](work);
}

interface Make {
  to: Record<PictureSize, string>;
  timeout: { seconds: number };
}
const isTimeout = (cause: Error) => cause.message.startsWith('timeout');
/** The library's error for a full or failing disk. */
const isOfDisk = (cause: Error) => /unix error|system error/i.test(cause.message);

/** As it is; else repaired where viewers are lenient; else its visible part. */
async function anyWay(original: string, look: PictureLook, make: Make): Promise<PictureFlaw | null> {
  let from: string | Buffer = original;
  let wrong = await convert(from, 'warning', make);
  if (!wrong) return null;
  const mended = mendJpeg(await readFile(original));
  if (mended) {
    from = mended;
    wrong = await convert(from, 'warning', make);
    if (!wrong) return null;
  }
  const isFilled = await refuseBlank(from, make);
  const stillWrong = await convert(from, 'none', make);
  if (stillWrong) throw stillWrong;
  // In formats other than JPEG the library fills missing rows with leftover memory.
  const isCut = isFilled || (look.packs && !look.ended) || /premature end/i.test(wrong.message);
  return isCut ? 'cut' : null;
}

/** @returns the picture's flaw */
async function convert(from: string | Buffer, failOn: Strictness, make: Make): Promise<Error | undefined> {
  try {
    await write(from, failOn, make);
    return undefined;
  } catch (cause) {
    if (isTimeout(cause as Error) || isOfDisk(cause as Error)) throw cause;
    return cause as Error;
  }
}

async function write(from: string | Buffer, failOn: Strictness, { to, timeout }: Make): Promise<void> {
  await sharp(from, options(failOn))
    .autoOrient()
    .resize(inside(1600))
    .flatten({ background: '#ffffff' })
    // Optimized coding saves a few percent of the file and doubles the memory.
    .jpeg({ quality: 80, optimiseCoding: false })
    .timeout(timeout)
    .toFile(to['1600']);
  await sharp(to['1600']).resize(inside(320)).webp({ quality: 75 }).timeout(timeout).toFile(to['320']);
}

/** As stored: what is missing is at the bottom only before it is turned upright. */
async function refuseBlank(from: string | Buffer, { timeout }: Make): Promise<boolean> {
  const { data, info } = await sharp(from, options('none'))
    .resize(inside(400))
    .raw()
    .timeout(timeout)
    .toBuffer({ resolveWithObject: true });
  const shown = rowsShown({ data, ...info });
  if (isCutToNothing(shown, info)) throw new Unfit('cut-to-nothing');
  return shown.isFilled;
}
