import type { Upload } from '../offline/outbox/index.ts';
import { shrink } from './shrink.ts';

type Thumb = Upload['thumb'];

interface Asked {
  photo: Blob;
  answer: (thumb: Thumb) => void;
}

/** A worker with nothing to do is let go after this long. */
const idleMs = 5000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
let serial = 0;
const asked = new Map<number, Asked>();

/**
 * A small upright picture of a photo, made in a worker: decoding a camera's twelve megapixels would hold the page up for
 * half a second. Undefined when it cannot be decoded here, which is no reason not to keep the photo.
 */
export function makeThumb(photo: Blob): Promise<Thumb> {
  clearTimeout(idle);
  worker ??= startWorker();
  const id = serial++;
  return new Promise((answer) => {
    asked.set(id, { photo, answer });
    worker?.postMessage({ id, photo });
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./thumb-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<{ id: number; thumb: Thumb }>) => {
    asked.get(data.id)?.answer(data.thumb);
    asked.delete(data.id);
    if (asked.size === 0) idle = setTimeout(letGo, idleMs);
  };
  started.onerror = () => {
    letGo();
    void shrinkHere();
  };
  return started;
}

function letGo(): void {
  worker?.terminate();
  worker = undefined;
}

/**
 * The worker cannot be loaded where there is no network and the page is older than its service worker. A page that is
 * held up for a moment is better than a photo that nobody can see.
 */
async function shrinkHere(): Promise<void> {
  const left = [...asked.values()];
  asked.clear();
  for (const { photo, answer } of left) answer(await shrink(photo));
}
