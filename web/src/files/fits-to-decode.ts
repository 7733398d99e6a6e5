import { lookAtJpeg } from '@tidemark/contract/pictures/jpeg-look';

/** A phone's browser kills the page above this; decoded they fill 256 MB. */
const mostPixels = 2 ** 26;
/** A photo's dimensions come after the camera's metadata, which includes a thumbnail. */
const headBytes = 512 * 1024;

/** Whether a browser can decode a photo without crashing: 108 or 200 megapixels are too many. */
export async function fitsToDecode(photo: Blob): Promise<boolean> {
  const { width, height } = lookAtJpeg(new Uint8Array(await photo.slice(0, headBytes).arrayBuffer()));
  return width * height <= mostPixels;
}
