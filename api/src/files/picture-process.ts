import { constants, getPriority, setPriority } from 'node:os';
import type { PictureSize } from '@tidemark/contract/files';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import type { PictureFault } from '@tidemark/contract/pictures/look';
import { serveServer } from '../helpers/serve-server.ts';

/** What the server asks this process for, and what it is told. */
export interface Asked {
  id: number;
  original: string;
  to: Record<PictureSize, string>;
  /** How long a rendition may take, where it is less than usual. */
  seconds?: number;
  /** How many bytes this process may hold, where it is less than usual. */
  most?: number;
}
export interface Told {
  id: number;
  /** It is begun, and its beginning and end are there: it is kept even where this process ends over it. */
  isRight?: boolean;
  /** What is wrong with a picture that is to be kept. */
  flaw?: PictureFlaw | null;
  /** Why a picture is not to be kept. */
  fault?: PictureFault;
  /** Why it could not be done, which says nothing of the picture: later it may be done. */
  error?: string;
  /** The error is that others had the processor. */
  starved?: boolean;
  /** It took more than it may, and this process ends at once. */
  ends?: boolean;
}

// Threads take over the priority of the one that starts them: first this, then the image library. The lowest of all
// would leave a photo of a busy server waiting for ten seconds and more, and spares the others no more than this. It is
// counted from where the server stands: of one that stands back itself, nobody may come forward again.
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
const { makeRenditions, Starved, Unfit } = await import('./make-renditions.ts');

serveServer<Asked, Told>(async ({ id, original, to, seconds, most }, tell) => {
  let isRight = false;
  const told = await makeRenditions(original, to, {
    ...{ seconds, most },
    looked({ ended }) {
      isRight = ended;
      tell({ id, isRight });
    },
    over: () => end(isRight ? { id, flaw: 'unshown' } : { id, fault: 'cut-to-nothing' }),
  }).then(
    (flaw): Told => ({ id, flaw }),
    (cause: Error): Told =>
      cause instanceof Unfit
        ? { id, fault: cause.fault }
        : { id, error: cause.message, starved: cause instanceof Starved },
  );
  tell(told);
});

/** Tells of it, and is gone before it takes any more. */
function end(told: Told): void {
  process.send?.({ ...told, ends: true }, () => process.kill(process.pid, 'SIGKILL'));
}
