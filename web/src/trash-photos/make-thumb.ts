import type { Upload } from '../offline/perform-upload.ts';

const width = 320;

/**
 * A small upright picture of a photo. The browser decodes and shrinks beside the main thread, so a camera's twelve
 * megapixels hold nobody up. Undefined when it cannot be decoded here: that is no reason not to keep the photo, the
 * server judges it.
 */
export async function makeThumb(file: Blob): Promise<Upload['thumb']> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
    bitmap.close();
    const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    return { type: small.type, bytes: await small.arrayBuffer() };
  } catch {
    return undefined;
  }
}
