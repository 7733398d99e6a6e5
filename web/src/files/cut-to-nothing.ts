import { pictureFaults } from '@tidemark/contract/pictures/look';
import { isCutToNothing, type Raster, rowsShown } from '@tidemark/contract/pictures/rows-shown';
import { invalid } from '@tidemark/contract/refused';
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

/** What a browser shows of a photo, small; undefined where it shows nothing at all. An ImageBitmap takes none without an end. */
async function rasterOf(photo: Blob): Promise<Raster | undefined> {
  const url = URL.createObjectURL(photo);
  try {
    const image = new Image();
    // The rows that are missing are at the bottom only before it is turned upright.
    image.style.imageOrientation = 'none';
    const isShown = new Promise<boolean>((done) => {
      image.onload = () => done(true);
      image.onerror = () => done(false);
    });
    image.src = url;
    if (!(await isShown)) return undefined;
    const height = Math.max(1, Math.round((width * image.naturalHeight) / image.naturalWidth));
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(image, 0, 0, width, height);
    return { data: context.getImageData(0, 0, width, height).data, width, height, channels: 4 };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Refuses a photo of which too few rows arrived, as the server does, by what the browser shows of it. One that it cannot
 * decode is left to the server.
 * @throws Refused validation_failed
 */
export async function refuseCutToNothing(photo: Blob): Promise<void> {
  if (!(await isUnended(photo)) || !(await fitsToDecode(photo))) return;
  const raster = await rasterOf(photo);
  if (raster && isCutToNothing(rowsShown(raster), raster))
    throw invalid([{ field: 'file', message: pictureFaults['cut-to-nothing'] }]);
}
