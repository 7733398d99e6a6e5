import { shrink } from './shrink.ts';

/** Responds with a thumbnail, or nothing if the photo cannot be decoded. */
addEventListener('message', async ({ data: { id, photo } }: MessageEvent<{ id: number; photo: Blob }>) => {
  postMessage({ id, thumb: await shrink(photo) });
});
