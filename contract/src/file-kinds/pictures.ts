import { type FileBytes, has, isFiller, letters, view } from './bytes.ts';
import type { Told } from './kinds.ts';

/**
 * What a picture needs to be more than a head: its measures and the beginning of its pixels. Whether they can be read is
 * not said here: decoders forgive much, and what every viewer opens is kept.
 */
type Body = { at: number; size: number } | undefined;

/** As many bytes may stand where a marker should: cameras pad, and faulty ones write strays. */
const mostStrays = 65_536;
/** More parts before its pixels no picture has; one that says so only keeps us busy. */
const mostParts = 200_000;
const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xf7]);
/** Markers without a length: TEM, RST0 to RST7, SOI. */
const isBare = (marker: number) => marker === 1 || (marker >= 0xd0 && marker <= 0xd8);

/** JPEG (ITU-T T.81): where the pixels of the first scan begin. */
async function jpegBody(file: FileBytes): Promise<Body> {
  let framed = false;
  let strays = 0;
  let parts = 0;
  for (let at = 2; at + 4 <= file.size && strays <= mostStrays && parts < mostParts; parts++) {
    const head = await file.read(at, 10);
    const marker = head[1]!;
    if (head[0] !== 0xff || marker === 0 || marker === 0xff) {
      strays++;
      at++;
      continue;
    }
    if (isBare(marker)) {
      at += 2;
      continue;
    }
    const length = view(head).getUint16(2);
    if (frames.has(marker) && length >= 11) framed ||= head.length === 10 && view(head).getUint16(7) > 0;
    const start = at + 2 + length;
    if (marker === 0xda && framed) return { at: start, size: file.size - start };
    at = start;
  }
  return undefined;
}

/** PNG (W3C): the first data chunk after a head with measures. */
async function pngBody(file: FileBytes): Promise<Body> {
  let framed = false;
  for (let at = 8, parts = 0; at + 8 <= file.size && parts < mostParts; parts++) {
    const head = await file.read(at, 16);
    const length = view(head).getUint32(0);
    const name = letters(head, 4, 8);
    if (name === 'IHDR' && head.length === 16)
      framed = view(head).getUint32(8) > 0 && view(head).getUint32(12) > 0;
    if (name === 'IDAT' && length > 0) return framed ? { at: at + 8, size: file.size - at - 8 } : undefined;
    if (name === 'IEND') return undefined;
    at += 12 + length;
  }
  return undefined;
}

/** GIF89a: the first block of an image's data. */
async function gifBody(file: FileBytes): Promise<Body> {
  const screen = await file.read(0, 13);
  const table = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  if (screen.length < 13) return undefined;
  let at = 13 + table(screen[10]!);
  let parts = 0;
  while (at < file.size && parts < mostParts) {
    const head = await file.read(at, 10);
    if (head[0] === 0x2c && head.length === 10) {
      const data = at + 10 + table(head[9]!) + 2;
      return (await file.read(data - 1, 1))[0] ? { at: data, size: file.size - data } : undefined;
    }
    if (head[0] !== 0x21) return undefined;
    at += 2;
    for (; parts < mostParts; parts++) {
      const [length] = await file.read(at, 1);
      at += 1 + (length ?? 0);
      if (!length) break;
    }
  }
  return undefined;
}

/** WebP (RFC 9649): the first chunk of pixels, or the first frame of what moves. */
async function webpBody(file: FileBytes): Promise<Body> {
  for (let at = 12, parts = 0; at + 8 < file.size && parts < mostParts; parts++) {
    const head = await file.read(at, 8);
    const length = view(head).getUint32(4, true);
    if (has(head, 0, 'VP8 ') || has(head, 0, 'VP8L') || has(head, 0, 'ANMF'))
      return { at: at + 8, size: file.size - at - 8 };
    at += 8 + length + (length % 2);
  }
  return undefined;
}

const bodies = { jpeg: jpegBody, png: pngBody, gif: gifBody, webp: webpBody };

/** Fewer bytes of pixels no picture has, however small. */
const leastBody = 2;

export async function tellPicture(file: FileBytes, kind: keyof typeof bodies): Promise<Told> {
  const body = await bodies[kind](file);
  if (!body || body.size < leastBody) return { kind, whole: false };
  return (await isFiller(file, body.at)) ? { kind, whole: false, blank: true } : { kind, whole: true };
}
