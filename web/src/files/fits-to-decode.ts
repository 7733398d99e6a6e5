import { lookAtJpeg } from '@tidemark/contract/pictures/jpeg-look';

/** A phone's browser ends the page over more; unpacked they fill 256 MB. */
const mostPixels = 2 ** 26;
/** A photo's measures stand behind what the camera wrote of it, with its own small picture. */
const headBytes = 512 * 1024;

/** Whether a browser can be trusted to unpack a photo and live: a camera of 108 or 200 megapixels asks too much. */
export async function fitsToDecode(photo: Blob): Promise<boolean> {
  const { width, height } = lookAtJpeg(new Uint8Array(await photo.slice(0, headBytes).arrayBuffer()));
  return width * height <= mostPixels;
}
