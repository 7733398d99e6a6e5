import type { PictureSize } from '@tidemark/contract/files';
import type { Mark } from '@tidemark/contract/mark-drawing';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import type { PictureFault } from '@tidemark/contract/pictures/look';
import { beginHelper, type Helper } from '../helpers/begin-helper.ts';
import type { Asked, Told } from './picture-process.ts';

/** The suffix of a rendition's key, and its media type. */
export const renditions: Record<PictureSize, { suffix: string; type: string }> = {
  '320': { suffix: '.320.webp', type: 'image/webp' },
  '1600': { suffix: '.1600.jpg', type: 'image/jpeg' },
};

/** The image library keeps freed memory, so a process is replaced after this many pictures. */
const picturesEach = 100;
/** Idle timeout of a process; a new one starts within a third of a second. */
const idleMs = 3_000;
/** One thread per picture being made (make-renditions.ts), and some for checking arrivals. */
const settings = { UV_THREADPOOL_SIZE: '8' };

/** A picture that is refused. */
export class UnfitPicture extends Error {
  override name = 'UnfitPicture';
  readonly fault: PictureFault;
  constructor(fault: PictureFault, cause?: unknown) {
    super(`the picture is ${fault}`, { cause });
    this.fault = fault;
  }
}

type Unnumbered<A> = A extends Asked ? Omit<A, 'id'> : never;
interface Work {
  asked: Unnumbered<Asked>;
  resolve(flaw: PictureFlaw | null): void;
  reject(error: Error): void;
  /** Whether a process has died over it before. */
  again: boolean;
  /** Its header and end are there. */
  isRight?: boolean;
}
interface Maker {
  helper: Helper;
  /** Its current work, by request id. */
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
  /** It died over one picture; the others are not to blame. */
  function replace() {
    if (maker?.doing === doing) maker = undefined;
    waiting.unshift(...doing.values());
    doing.clear();
    helper.letGo();
  }
  return { helper, doing, taken: 0 };
}

/** Work of a dead process is retried once; a picture that kills a second process is bad. */
function lose(work: Work, cause: Error | undefined): void {
  if (!work.again) waiting.push({ ...work, again: true });
  else if (work.isRight) work.resolve('unshown');
  else work.reject(new UnfitPicture('damaged', cause));
}

/** A retried picture runs alone, so that it cannot take innocent ones with it. */
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
    maker.helper.tell({ ...work.asked, id } satisfies Asked);
  }
}

/**
 * Makes both renditions of a picture, upright and without metadata, from file to files: in a separate low-priority
 * process, in parallel with quicker or slower kinds (picture-lane.ts). A picture that kills it does no harm here.
 * @returns the flaw of a picture to be kept; an `unshown` one has no renditions
 * @throws UnfitPicture for a refused one; an Error with code ETIMEDOUT if other work had the processor, EIO if the disk
 * failed
 */
export function makeRenditions(
  original: string,
  to: Record<PictureSize, string>,
  limits: { seconds?: number; most?: number } = {},
): Promise<PictureFlaw | null> {
  return inProcess({ original, to, ...limits });
}

/** Writes a rendition again without what its blurred areas show, in the same process. @throws Error */
export async function hideAreas(rendition: string, to: string, hide: readonly Mark[]): Promise<void> {
  await inProcess({ rendition, to, hide });
}

function inProcess(asked: Work['asked']): Promise<PictureFlaw | null> {
  return new Promise((resolve, reject) => {
    waiting.push({ asked, resolve, reject, again: false });
    handOn();
  });
}
