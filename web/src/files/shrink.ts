import type { Upload } from '../offline/outbox/index.ts';
import { fitsToDecode } from './fits-to-decode.ts';

const width = 320;

/** The small upright picture of a photo; undefined if the browser cannot decode it, or would crash. */
export async function shrink(photo: Blob): Promise<Upload['thumb']> {
  try {
    if (!(await fitsToDecode(photo))) return undefined;
    const bitmap = await createImageBitmap(photo, { resizeWidth: width, resizeQuality: 'medium' });
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
    bitmap.close();
    const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
    return { type: small.type, bytes: await small.arrayBuffer() };
  } catch {
    // The server judges what the browser cannot decode; the photo is kept without a small picture.
    return undefined;
  }
}
