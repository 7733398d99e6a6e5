import type { Upload } from '../offline/perform-upload.ts';

type Thumb = Upload['thumb'];

/** A worker with nothing to do is let go after this long. */
const idleMs = 5000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
let serial = 0;
const asked = new Map<number, (thumb: Thumb) => void>();

/**
 * A small upright picture of a photo, made in a worker: decoding a camera's twelve megapixels would hold the page up for
 * half a second. Undefined when it cannot be decoded here, which is no reason not to keep the photo.
 */
export function makeThumb(photo: Blob): Promise<Thumb> {
  clearTimeout(idle);
  worker ??= startWorker();
  const id = serial++;
  return new Promise((resolve) => {
    asked.set(id, resolve);
    worker?.postMessage({ id, photo });
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./thumb-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<{ id: number; thumb: Thumb }>) => {
    asked.get(data.id)?.(data.thumb);
    asked.delete(data.id);
    if (asked.size === 0) idle = setTimeout(letGo, idleMs);
  };
  // It could not be loaded or ran out of memory.
  started.onerror = letGo;
  return started;
}

function letGo(): void {
  worker?.terminate();
  worker = undefined;
  for (const resolve of asked.values()) resolve(undefined);
  asked.clear();
}
