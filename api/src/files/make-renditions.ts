import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { PictureSize } from '@tidemark/contract/files';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import { faultOf, lookAt, type PictureFault } from '@tidemark/contract/pictures/look';
import type { PictureLook } from '@tidemark/contract/pictures/picture-look';
import { rowsShown } from '@tidemark/contract/pictures/rows-shown';
import sharp, { type SharpOptions } from 'sharp';
import { atMost } from './at-most.ts';
import { mendJpeg } from './mend-jpeg.ts';
import { type Lane, laneOf, largeFrom } from './picture-lane.ts';
import { withinLimits } from './within-limits.ts';

// One picture's working memory is freed before the next; SVG and the other loaders read too much of the world.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
const loaders = ['JpegFile', 'JpegBuffer', 'PngFile', 'WebpFile', 'NsgifFile'];
sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) });

// Of usual ones never on every processor: a lower priority alone leaves those who ask for something else waiting
// (docs/decisions/0031).
const usualAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const lanes: Record<Lane, ReturnType<typeof atMost>> = {
  quick: atMost(1),
  usual: atMost(usualAtOnce),
  large: atMost(1),
};
/** Looking takes the bytes of the whole file. */
const looking = atMost(2);
let atWork = 0;
/** What would hold more than this is not read (docs/decisions/0052). */
const mostHeld = 400 * 1024 * 1024;
/** The image library, a file's bytes twice, what a large picture may hold, and what usual ones beside it do. */
const usual = 200 * 1024 * 1024 + mostHeld + usualAtOnce * largeFrom;
/** Of a damaged picture so much of its height must be seen. */
const leastShown = 0.05;

type Strictness = Exclude<SharpOptions['failOn'], undefined>;
const options = (failOn: Strictness) => ({ failOn, limitInputPixels: false }) as const;
const inside = (edge: number) =>
  ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

/** Time ran out while others had the processor: that says nothing of the picture. */
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

/** @throws Unfit for what is no picture, or one that no camera made */
async function lookAtFile(original: string): Promise<PictureLook> {
  const bytes = await readFile(original);
  const look = lookAt(bytes);
  if (!look) throw new Unfit('damaged');
  const fault = faultOf(look, bytes.length);
  if (fault) throw new Unfit(fault);
  return look;
}

export interface Limits {
  /** How long each rendition may take. */
  seconds?: number | undefined;
  /** How many bytes this process may hold. */
  most?: number | undefined;
  /** Called when it has been looked at and before it is decoded. */
  looked?: (look: PictureLook) => void;
  /** Called when it takes more than it may, which ends with the process only. */
  over?: () => void;
}

/**
 * Makes both renditions of a picture, upright and without its metadata, from file to files, and says what is wrong with
 * it. Reading it to the last pixel is also what proves that it is not broken; the small one is made of the large one,
 * which is ten times cheaper. What cannot be read, or only with too much memory or time, is kept where its end is there.
 * @throws Unfit; Starved; an Error of the disk
 */
export async function makeRenditions(
  original: string,
  to: Record<PictureSize, string>,
  { seconds = 30, most = usual, looked, over = () => undefined }: Limits = {},
): Promise<PictureFlaw | null> {
  const look = await looking(() => lookAtFile(original));
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
      // Others of this process had their part of it.
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
/** The library has no more to say of a disk that is full or fails. */
const isOfDisk = (cause: Error) => /unix error|system error/i.test(cause.message);

/** As it is; else repaired where viewers are lenient; else with the part that can be seen. */
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
  // Of other formats than JPEG the library leaves in the missing rows whatever its memory held.
  const isCut = isFilled || (look.packs && !look.ended) || /premature end/i.test(wrong.message);
  return isCut ? 'cut' : null;
}

/** @returns what is wrong with the picture */
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
    // Optimised coding saves a few per cent of the file and doubles the memory the whole takes.
    .jpeg({ quality: 80, optimiseCoding: false })
    .timeout(timeout)
    .toFile(to['1600']);
  await sharp(to['1600']).resize(inside(320)).webp({ quality: 75 }).timeout(timeout).toFile(to['320']);
}

/** As it lies: what is missing is at the bottom only before it is turned upright. */
async function refuseBlank(from: string | Buffer, { timeout }: Make): Promise<boolean> {
  const { data, info } = await sharp(from, options('none'))
    .resize(inside(400))
    .raw()
    .timeout(timeout)
    .toBuffer({ resolveWithObject: true });
  const { rows, isFilled } = rowsShown({ data, ...info });
  if (rows < info.height * leastShown) throw new Unfit('cut-to-nothing');
  return isFilled;
}
