import { type FileBytes, has, view } from './bytes.ts';
import type { IdentifiedFile } from './kinds.ts';

/** No audio file has more before its samples. */
const mostParts = 10_000;

/** RIFF: chunks of a name, a size and bytes. Sizes may be wrong during recording, so its end is not judged. */
export async function identifyWav(file: FileBytes): Promise<IdentifiedFile> {
  for (let at = 12, parts = 0; at + 8 < file.size && parts < mostParts; parts++) {
    const head = await file.read(at, 8);
    if (has(head, 0, 'data')) return { kind: 'wav', whole: true };
    const length = view(head).getUint32(4, true);
    at += 8 + length + (length % 2);
  }
  return { kind: 'wav', whole: false };
}

const filmInOgg = ['\x80theora', 'BBCD', '\x01video'];

/** Ogg (RFC 3533): a first page describes each track; its sound follows. */
export async function identifyOgg(file: FileBytes): Promise<IdentifiedFile> {
  let film = false;
  for (let at = 0, parts = 0; at < file.size && parts < mostParts; parts++) {
    const page = await file.read(at, 27 + 255 + 8);
    if (page.length < 28 || !has(page, 0, 'OggS')) break;
    const count = page[26]!;
    const data = 27 + count;
    if (!(page[5]! & 2)) return { kind: film ? 'video' : 'ogg', whole: true };
    film ||= filmInOgg.some((name) => has(page, data, name));
    at += data + page.subarray(27, data).reduce((sum, length) => sum + length, 0);
  }
  return { kind: film ? 'video' : 'ogg', whole: false };
}

const kilobits = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const rates = [44_100, 48_000, 32_000];
/** Some writers leave bytes between the tags and the first frame. */
const labelsWithin = 65_536;

/** The length of the MPEG layer III frame that begins here; undefined if none does. */
function frameLength(bytes: Uint8Array, at: number): number | undefined {
  const [first, second = 0, third = 0] = bytes.subarray(at, at + 3);
  const version = (second >> 3) & 3;
  if (first !== 0xff || (second & 0xe6) !== 0xe2 || version === 1) return undefined;
  const bits = (version === 3 ? kilobits.one : kilobits.two)[third >> 4];
  const rate = rates[(third >> 2) & 3];
  if (!bits || !rate) return undefined;
  const slower = { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3];
  const samples = version === 3 ? 144 : 72;
  return Math.floor((samples * bits * 1000 * slower) / rate) + ((third >> 1) & 1);
}

/** ID3v2 tags precede the audio, each with its length. */
async function behindLabels(file: FileBytes): Promise<number> {
  let at = 0;
  for (let parts = 0; ; parts++) {
    const head = await file.read(at, 10);
    if (head.length < 10 || !has(head, 0, 'ID3') || parts === mostParts) return at;
    const length = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    at += 10 + length + (head[5]! & 0x10 ? 10 : 0);
  }
}

/** MP3: two consecutive frames, since one may be chance, or a single frame that fills the file. */
export async function identifyMp3(file: FileBytes): Promise<IdentifiedFile | undefined> {
  const start = await behindLabels(file);
  const bytes = await file.read(start, labelsWithin);
  const last = start === 0 ? 0 : bytes.length - 1;
  for (let at = 0; at <= last; at++) {
    const length = frameLength(bytes, at);
    if (length === undefined) continue;
    const next = start + at + length;
    if (next > file.size) {
      if (at === 0) return { kind: 'mp3', whole: false };
    } else if (next === file.size || frameLength(await file.read(next, 3), 0) !== undefined)
      return { kind: 'mp3', whole: true };
  }
  // Only tags, or truncated within them.
  return start > 0 && bytes.every((byte) => byte === 0) ? { kind: 'mp3', whole: false } : undefined;
}

/** AAC as broadcast (ADTS), with or without tags. */
export async function identifyAac(file: FileBytes): Promise<IdentifiedFile | undefined> {
  const [first, second = 0] = await file.read(await behindLabels(file), 2);
  return first === 0xff && (second & 0xf6) === 0xf0 ? { kind: 'aac', whole: true } : undefined;
}
