import { walkGif } from '../pictures/gif-look.ts';
import { walkJpeg } from '../pictures/jpeg-look.ts';
import { faultOf } from '../pictures/look.ts';
import { walkPng } from '../pictures/png-look.ts';
import { walkFile } from '../pictures/walk.ts';
import { walkWebp } from '../pictures/webp-look.ts';
import { type FileBytes, isFiller } from './bytes.ts';
import type { IdentifiedFile } from './kinds.ts';

const walks = { jpeg: walkJpeg, png: walkPng, gif: walkGif, webp: walkWebp };

/** No picture has fewer bytes of pixels. */
const leastPixels = 2;

/**
 * A picture needs its dimensions, which no decoder must fear, and the start of its pixels. Whether they decode is not
 * checked here: decoders forgive much, and we keep what viewers open.
 */
export async function identifyPicture(file: FileBytes, kind: keyof typeof walks): Promise<IdentifiedFile> {
  const look = await walkFile(walks[kind]({ size: file.size, toPixels: true }), file);
  const { begin } = look;
  if (begin !== undefined && faultOf(look, file.size) === 'bomb') return { kind, whole: true, bomb: true };
  if (begin === undefined || file.size - begin < leastPixels) return { kind, whole: false };
  return (await isFiller(file, begin)) ? { kind, whole: false, blank: true } : { kind, whole: true };
}

/** A JPEG with stray bytes behind its first mark; anything else may begin with the same two bytes. */
export async function identifyStrayJpeg(file: FileBytes): Promise<IdentifiedFile | undefined> {
  const identified = await identifyPicture(file, 'jpeg');
  return identified.whole ? identified : undefined;
}
