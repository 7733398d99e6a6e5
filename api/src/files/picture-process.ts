import { constants, getPriority, setPriority } from 'node:os';
import type { PictureSize } from '@tidemark/contract/files';
import type { Mark } from '@tidemark/contract/mark-drawing';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import type { PictureFault } from '@tidemark/contract/pictures/look';
import { serveServer } from '../helpers/serve-server.ts';

/** The server's requests to this process, and its replies. */
export type Asked = AskedRenditions | { id: number; rendition: string; to: string; hide: readonly Mark[] };
interface AskedRenditions {
  id: number;
  original: string;
  to: Record<PictureSize, string>;
  /** A rendition's time limit, if shorter than usual. */
  seconds?: number;
  /** This process's memory limit in bytes, if lower than usual. */
  most?: number;
}
export interface Told {
  id: number;
  /** Work has begun, and its header and end are there: the picture is kept even if this process dies over it. */
  isRight?: boolean;
  /** The flaw of a picture to be kept. */
  flaw?: PictureFlaw | null;
  /** Why a picture is refused. */
  fault?: PictureFault;
  /** Why it failed for now, which says nothing about the picture. */
  error?: string;
  /** The error means that other work had the processor. */
  starved?: boolean;
  /** It exceeded a limit, and this process ends at once. */
  ends?: boolean;
}

// Threads inherit the priority of the one that starts them: first this, then the image library. The lowest priority
// would make a photo on a busy server wait ten seconds and more, without sparing others anything. It is relative to the
// server's own, which a process can never raise again.
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
const { makeRenditions, Starved, Unfit } = await import('./make-renditions.ts');
const { hideInFile } = await import('./hide-in-file.ts');

serveServer<Asked, Told>(async (asked, tell) => {
  if ('hide' in asked) {
    const { id, rendition, to, hide } = asked;
    return tell(
      await hideInFile(rendition, to, hide).then(
        (): Told => ({ id, flaw: null }),
        (cause: Error): Told => ({ id, error: cause.message }),
      ),
    );
  }
  const { id, original, to, seconds, most } = asked;
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

/** Reports it and exits before it takes any more. */
function end(told: Told): void {
  process.send?.({ ...told, ends: true }, () => process.kill(process.pid, 'SIGKILL'));
}
