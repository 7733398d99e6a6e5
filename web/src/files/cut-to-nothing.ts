import { pictureFaults } from '@tidemark/contract/pictures/look';
import { isCutToNothing, rowsShown } from '@tidemark/contract/pictures/rows-shown';
import { Refusal } from '@tidemark/contract/refusals';
import { fitsToDecode } from './fits-to-decode.ts';

/** As large as the server looks at what is left of a damaged picture. */
const width = 400;
/** A JPEG's end stands in its last bytes, if not at the very end. */
const tail = 65_536;

/** Whether a JPEG has no end: the only format of which a browser shows the rows that are there. */
async function isUnended(photo: Blob): Promise<boolean> {
  const [start, end] = await Promise.all(
    [photo.slice(0, 2), photo.slice(-tail)].map(async (part) => new Uint8Array(await part.arrayBuffer())),
  );
  if (start![0] !== 0xff || start![1] !== 0xd8) return false;
  return !end!.some((byte, at) => byte === 0xff && end![at + 1] === 0xd9);
}

/**
 * Refuses a photo of which too few rows arrived, as the server does, by what the browser shows of it. One that it cannot
 * decode is left to the server.
 * @throws Refusal validation_failed
 */
export async function refuseCutToNothing(photo: Blob): Promise<void> {
  if (!(await isUnended(photo)) || !(await fitsToDecode(photo))) return;
  const bitmap = await createImageBitmap(photo, { resizeWidth: width, imageOrientation: 'none' }).catch(
    () => undefined,
  );
  if (!bitmap) return;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const raster = { data, width: canvas.width, height: canvas.height, channels: 4 };
  if (isCutToNothing(rowsShown(raster), raster))
    throw new Refusal('validation_failed', [{ field: 'file', message: pictureFaults['cut-to-nothing'] }]);
}
