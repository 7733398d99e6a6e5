import type { Upload } from '../offline/perform-upload.ts';

/**
 * A small upright picture of a photo, made in a worker: decoding a camera's twelve megapixels would hold the page up for
 * half a second. Undefined when it cannot be decoded here, which is no reason not to keep the photo.
 */
export async function makeThumb(photo: Blob): Promise<Upload['thumb']> {
  const worker = new Worker(new URL('./thumb-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Upload['thumb']>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Upload['thumb']>) => resolve(data);
      // The worker could not be loaded or ran out of memory.
      worker.onerror = () => resolve(undefined);
      worker.postMessage(photo);
    });
  } finally {
    worker.terminate();
  }
}
