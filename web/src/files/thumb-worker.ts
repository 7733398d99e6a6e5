import { shrink } from './shrink.ts';

/** Answers each photo with its small picture, or with nothing where it cannot be decoded. */
addEventListener('message', async ({ data: { id, photo } }: MessageEvent<{ id: number; photo: Blob }>) => {
  postMessage({ id, thumb: await shrink(photo) });
});
