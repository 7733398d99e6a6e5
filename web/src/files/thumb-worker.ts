/** Shrinks photos and answers each with the small picture's bytes, or with nothing where it cannot be decoded. */
const width = 320;

addEventListener('message', async ({ data: { id, photo } }: MessageEvent<{ id: number; photo: Blob }>) => {
  postMessage({ id, thumb: await shrink(photo) });
});

async function shrink(photo: Blob): Promise<{ type: string; bytes: ArrayBuffer } | undefined> {
  try {
    const bitmap = await createImageBitmap(photo, { resizeWidth: width, resizeQuality: 'medium' });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
    bitmap.close();
    const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    return { type: small.type, bytes: await small.arrayBuffer() };
  } catch {
    // What the browser cannot decode is for the server to judge; the photo is kept without a small picture.
    return undefined;
  }
}
