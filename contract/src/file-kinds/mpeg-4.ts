import { type FileBytes, letters, view } from './bytes.ts';
import type { IdentifiedFile, KindName } from './kinds.ts';

/** ISO base media (ISO/IEC 14496-12): a box is a size, a name and a body, in which other boxes may be. */
interface Box {
  name: string;
  start: number;
  end: number;
}

/** More than an hour of one-second fragments needs; a file with more only wastes time. */
const mostBoxes = 100_000;

const pictureBrands: readonly [brand: RegExp, kind: KindName][] = [
  [/^avi[fs]$/, 'avif'],
  [/^(hei[cmsx]|hev[cmsx]|mif[12]|msf1)$/, 'heic'],
  [/^crx $/, 'tiff'],
];
/** AVIF before HEIC: it may name both. */
const pictureKindOf = (brands: readonly string[]) =>
  pictureBrands.find(([wanted]) => brands.some((brand) => wanted.test(brand)))?.[1];
const longestBrands = 4096;
/** The first boxes of a QuickTime movie from before brands existed. */
const unbranded = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/** Undefined if there is no valid box: a bad name, or a size smaller than its header. */
async function boxAt(file: FileBytes, at: number, end: number): Promise<Box | undefined> {
  const head = await file.read(at, 16);
  if (head.length < 8) return undefined;
  const name = letters(head, 4, 8);
  const size = view(head).getUint32(0);
  if (!/^[\x20-\x7e\xa9]{4}$/.test(name)) return undefined;
  if (size === 0) return { name, start: at + 8, end };
  if (size >= 8 && size !== 1) return { name, start: at + 8, end: at + size };
  if (size !== 1 || head.length < 16) return undefined;
  const long = Number(view(head).getBigUint64(8));
  return long >= 16 ? { name, start: at + 16, end: at + long } : undefined;
}

/** A file with its remaining box budget. */
interface Walk {
  file: FileBytes;
  left: number;
}

async function* boxes(walk: Walk, start: number, end: number): AsyncGenerator<Box> {
  for (let at = start; at < end && walk.left > 0; ) {
    walk.left--;
    const box = await boxAt(walk.file, at, end);
    if (!box) return;
    yield box;
    at = box.end;
  }
}

async function inside(walk: Walk, outer: Box, name: string): Promise<Box[]> {
  const found: Box[] = [];
  for await (const box of boxes(walk, outer.start, Math.min(outer.end, walk.file.size)))
    if (box.name === name) found.push(box);
  return found;
}

async function handlersIn(walk: Walk, moov: Box): Promise<Set<string>> {
  const found = new Set<string>();
  for (const track of await inside(walk, moov, 'trak'))
    for (const media of await inside(walk, track, 'mdia'))
      for (const { start } of (await inside(walk, media, 'hdlr')).slice(0, 1))
        found.add(letters(await walk.file.read(start + 8, 4)));
  return found;
}

/** The compatible brands; the first is its own. */
async function brandsOf(file: FileBytes): Promise<string[]> {
  const box = await boxAt(file, 0, file.size);
  if (box?.name !== 'ftyp') return [];
  const text = letters(await file.read(box.start, box.end - box.start));
  return [text.slice(0, 4), ...(text.slice(8).match(/.{4}/gs) ?? [])];
}

/** MP4, M4A, 3GP, QuickTime, HEIC and AVIF share this container; brand and tracks together identify the type. */
export async function identifyMpeg4(file: FileBytes): Promise<IdentifiedFile | undefined> {
  const first = await boxAt(file, 0, file.size);
  if (!first || !(first.name === 'ftyp' ? first.end <= longestBrands : unbranded.has(first.name)))
    return undefined;
  const brands = await brandsOf(file);
  const own = pictureKindOf(brands.slice(0, 1));
  if (own) return { kind: (own === 'heic' && pictureKindOf(brands)) || own, whole: true };

  let handlers: Set<string> | undefined;
  let samples = 0;
  let missing = false;
  const walk = { file, left: mostBoxes };
  for await (const box of boxes(walk, 0, file.size)) {
    const beyond = box.end > file.size;
    // Trailing bytes are ignored; the file is incomplete only if needed data lies beyond the end.
    if (box.name === 'moov' && !beyond) handlers ??= await handlersIn(walk, box);
    if (box.name === 'mdat' && !beyond) samples++;
    // In a fragmented recording, a truncated fragment does not affect earlier ones.
    missing ||= beyond && (box.name === 'moov' || box.name === 'mdat') && !(handlers && samples);
  }
  if (first.name !== 'ftyp' && !handlers) return undefined;
  const sound: KindName = /^3g/.test(brands[0] ?? '') ? 'sound3gp' : 'm4a';
  if (!handlers) {
    // Apple writes pictures under brands of its own, with those everybody knows behind them.
    const picture = pictureKindOf(brands);
    if (picture) return { kind: picture, whole: true };
    return { kind: /^(3g|M4[AB])/.test(brands[0] ?? '') ? sound : 'cutMp4', whole: false };
  }
  if (handlers.has('vide')) return { kind: 'video', whole: !missing };
  if (!handlers.has('soun')) return { kind: 'noTracks', whole: !missing };
  return { kind: sound, whole: !missing && samples > 0 };
}
