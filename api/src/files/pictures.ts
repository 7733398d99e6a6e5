import type { PictureSize } from '@tidemark/contract/files';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import type { PictureFault } from '@tidemark/contract/pictures/look';
import { beginHelper, type Helper } from '../helpers/begin-helper.ts';
import type { Asked, Told } from './picture-process.ts';

/** What a rendition's key adds to its original's, and its media type. */
export const renditions: Record<PictureSize, { suffix: string; type: string }> = {
  '320': { suffix: '.320.webp', type: 'image/webp' },
  '1600': { suffix: '.1600.jpg', type: 'image/jpeg' },
};

/** The image library keeps what it freed for itself: a process that has done so many gives way to a new one. */
const picturesEach = 100;
/** One that has had nothing to do for so long ends; a new one begins within a third of a second. */
const idleMs = 3_000;
/** A thread for each that is worked on (make-renditions.ts), and some for looking at what comes. */
const settings = { UV_THREADPOOL_SIZE: '8' };

/** A picture that is not to be kept. */
export class UnfitPicture extends Error {
  override name = 'UnfitPicture';
  readonly fault: PictureFault;
  constructor(fault: PictureFault, cause?: unknown) {
    super(`the picture is ${fault}`, { cause });
    this.fault = fault;
  }
}

interface Work {
  asked: Omit<Asked, 'id'>;
  resolve(flaw: PictureFlaw | null): void;
  reject(error: Error): void;
  /** Whether a process has ended over it before. */
  again: boolean;
  /** Its beginning and end are there. */
  isRight?: boolean;
}
interface Maker {
  helper: Helper;
  /** What it works on, by the id it was asked under. */
  doing: Map<number, Work>;
  taken: number;
}

const waiting: Work[] = [];
let maker: Maker | undefined;

function begin(): Maker {
  const doing = new Map<number, Work>();
  const helper = beginHelper<Told>(new URL('./picture-process.ts', import.meta.url), {
    settings,
    idleMs,
    told({ id, isRight, flaw, fault, error, starved, ends }) {
      const work = doing.get(id);
      if (work && isRight !== undefined) work.isRight = isRight;
      if (flaw === undefined && !fault && error === undefined) return;
      doing.delete(id);
      if (ends) replace();
      if (fault) work?.reject(new UnfitPicture(fault));
      else if (flaw !== undefined) work?.resolve(flaw);
      else work?.reject(Object.assign(new Error(error), { code: starved ? 'ETIMEDOUT' : 'EIO' }));
      handOn();
    },
    gone(why) {
      if (maker?.doing === doing) maker = undefined;
      for (const work of doing.values()) lose(work, why);
      doing.clear();
      handOn();
    },
  });
  /** It ends over one picture, and the others have no part in that. */
  function replace() {
    if (maker?.doing === doing) maker = undefined;
    waiting.unshift(...doing.values());
    doing.clear();
    helper.letGo();
  }
  return { helper, doing, taken: 0 };
}

/** What a process was at when it ended is tried once more; a picture that ends a second one is a bad one. */
function lose(work: Work, cause: Error | undefined): void {
  if (!work.again) waiting.push({ ...work, again: true });
  else if (work.isRight) work.resolve('unshown');
  else work.reject(new UnfitPicture('damaged', cause));
}

/** What a process has ended over is made alone: it could take others along that only happened to be there. */
function next({ doing }: Maker): Work | undefined {
  const suspect = waiting.findIndex(({ again }) => again);
  const isBusy = suspect === -1 ? [...doing.values()].some(({ again }) => again) : doing.size > 0;
  return isBusy ? undefined : waiting.splice(Math.max(suspect, 0), 1)[0];
}

function handOn(): void {
  if (maker && maker.taken >= picturesEach) {
    if (maker.doing.size > 0) return;
    maker.helper.letGo();
  }
  if (waiting.length === 0 && maker?.doing.size === 0) maker.helper.rest();
  while (waiting.length > 0) {
    maker ??= begin();
    if (maker.taken >= picturesEach) return;
    const work = next(maker);
    if (!work) return;
    const id = maker.taken++;
    maker.doing.set(id, work);
    maker.helper.work();
    maker.helper.tell({ id, ...work.asked } satisfies Asked);
  }
}

/**
 * Makes both renditions of a picture, upright and without its metadata, from file to files: in a process of its own, behind
 * everything else that wants the processor, at once with what is quicker or slower (picture-lane.ts). A picture that brings
 * it down harms nothing here.
 * @returns what is wrong with a picture that is to be kept; where it is `unshown` there are no renditions
 * @throws UnfitPicture for one that is not; an Error with code ETIMEDOUT where others had the processor, EIO where the disk
 *   did not do its part
 */
export function makeRenditions(
  original: string,
  to: Record<PictureSize, string>,
  limits: Pick<Asked, 'seconds' | 'most'> = {},
): Promise<PictureFlaw | null> {
  return new Promise((resolve, reject) => {
    waiting.push({ asked: { original, to, ...limits }, resolve, reject, again: false });
    handOn();
  });
}
