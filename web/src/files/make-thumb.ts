import type { Upload } from '../offline/outbox/index.ts';
import { shrink } from './shrink.ts';

type Thumb = Upload['thumb'];

interface Asked {
  photo: Blob;
  answer: (thumb: Thumb) => void;
}

/** An idle worker ends after this long. */
const idleMs = 5000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
let serial = 0;
const asked = new Map<number, Asked>();

/**
 * A small upright picture of a photo, made in a worker: decoding twelve megapixels would block the page for half a
 * second. Undefined if it cannot be decoded here; the photo is kept anyway.
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
 * The worker cannot load offline if the page is older than its service worker. A short block of the page is better than
 * a photo nobody can see.
 */
async function shrinkHere(): Promise<void> {
  const left = [...asked.values()];
  asked.clear();
  for (const { photo, answer } of left) answer(await shrink(photo));
}
