import { constants, getPriority, setPriority } from 'node:os';
import type { PictureSize } from '@tidemark/contract/files';
import { serveServer } from '../helpers/serve-server.ts';

/** What the server asks this process for, and what it is told. */
export interface Asked {
  id: number;
  original: string;
  to: Record<PictureSize, string>;
  /** How long a rendition may take, where it is less than usual. */
  seconds?: number;
}
export interface Told {
  id: number;
  /** Why it could not be done. */
  error?: string;
  /** The error is that others had the processor: later it may be done. */
  starved?: boolean;
}

// Threads take over the priority of the one that starts them: first this, then the image library. The lowest of all
// would leave a photo of a busy server waiting for ten seconds and more, and spares the others no more than this. It is
// counted from where the server stands: of one that stands back itself, nobody may come forward again.
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
const { makeRenditions, Starved } = await import('./make-renditions.ts');

serveServer<Asked, Told>(async ({ id, original, to, seconds }, tell) => {
  const told = await makeRenditions(original, to, seconds).then(
    () => ({ id }),
    (cause: Error) => ({ id, error: cause.message, starved: cause instanceof Starved }),
  );
  tell(told);
});
