import type { PictureLook } from './picture-look.ts';
import { mostParts, type Walk, type Way, walkBytes } from './walk.ts';

/** As many bytes may stand where markers should: cameras pad, and faulty ones write strays. */
const mostStrays = 65_536;

export interface JpegLook extends PictureLook {
  /** Where the pixels begin that come in one pass; undefined of a picture of several. */
  oneScan: number | undefined;
  /** Where stray bytes stand between the markers, from and to; undefined of a file that has too many places. */
  strayAt: [from: number, to: number][] | undefined;
}

/** A faulty camera writes them in a few places. */
const mostPlaces = 100;

/** Frames of which the pixels come in one pass, and all frames; DHT, JPG and DAC stand between them. JPEG-LS is the last. */
const sequential = [0xc0, 0xc1];
const isFrame = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) || marker === 0xf7;
/** Markers without a length: TEM, RST0 to RST7, SOI. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

interface Frame {
  marker: number;
  width: number;
  height: number;
  /** Horizontal and vertical samples of each component. */
  samples: [number, number][];
}

function frameOf(bytes: Uint8Array, marker: number): Frame {
  const word = (offset: number) => ((bytes[offset] ?? 0) << 8) | (bytes[offset + 1] ?? 0);
  const samples = Array.from({ length: bytes[7] ?? 0 }, (_, nth): [number, number] => {
    const both = bytes[9 + 3 * nth] ?? 0;
    return [Math.max(both >> 4, 1), Math.max(both & 15, 1)];
  });
  return { marker, width: word(5), height: word(3), samples };
}

/** What a decoder holds of a picture that comes in several passes: a coefficient of two bytes for every sample. */
function heldBytes({ width, height, samples }: Frame): number {
  const most = Math.max(...samples.map(([across]) => across)) * Math.max(...samples.map(([, down]) => down));
  return (2 * width * height * samples.reduce((sum, [across, down]) => sum + across * down, 0)) / most;
}

const piece = 65_536;

/** Where the next byte 0xFF stands from `at` on; the end of the file where none does. */
function* nextMark(at: number, size: number): Walk<number> {
  // Most often it is the first one.
  let length = 64;
  for (let from = at; from < size; length = piece) {
    const bytes = yield [from, length];
    const found = bytes.indexOf(0xff);
    if (found >= 0) return from + found;
    from += length;
  }
  return size;
}

const isOfPixels = (next: number) => next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);

/** Where the pixels of a scan end: at the first marker that is none of theirs. */
function* afterScan(begin: number, size: number): Walk<number> {
  // Pieces overlap by a byte, as a marker has two.
  for (let from = begin; from < size - 1; from += piece - 1) {
    const bytes = yield [from, piece];
    for (let at = bytes.indexOf(0xff); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1))
      if (!isOfPixels(bytes[at + 1]!)) return from + at;
  }
  return size;
}

/** JPEG (ITU-T T.81): walks from marker to marker; bytes between them are passed over, as every viewer does. */
export function* walkJpeg({ size, toPixels }: Way): Walk<JpegLook> {
  let begin: number | undefined;
  let frame: Frame | undefined;
  const strayAt: [from: number, to: number][] = [];
  let ended = false;
  let [pixels, scans, strays, parts] = [0, 0, 0, 0];
  for (
    let at = 2;
    at < size && !ended && !(toPixels && (strays > mostStrays || parts > mostParts));
    parts++
  ) {
    const mark = yield* nextMark(at, toPixels ? Math.min(size, at + mostStrays + 1) : size);
    strays += mark - at;
    if (mark > at && strayAt.length <= mostPlaces) strayAt.push([at, mark]);
    at = mark;
    const head = yield [at, 10];
    const marker = head[1];
    if (head[0] !== 0xff || marker === undefined) break;
    if (marker === 0 || marker === 0xff) strays++;
    if (marker === 0 || marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    ended = marker === 0xd9;
    const length = ((head[2] ?? 0) << 8) | (head[3] ?? 0);
    if (isFrame(marker) && length >= 11) frame ??= frameOf(yield [at + 2, length], marker);
    at += 2 + length;
    if (marker !== 0xda || !frame) continue;
    scans++;
    begin ??= at;
    const end = toPixels ? size : yield* afterScan(at, size);
    pixels += Math.max(end - at, 0);
    at = end;
  }
  const { width = 0, height = 0 } = frame ?? {};
  const inPasses = frame !== undefined && (scans > 1 || !sequential.includes(frame.marker));
  return {
    ...{ width, height, ended, pixels, scans },
    begin: width * height > 0 ? begin : undefined,
    held: frame && inPasses ? heldBytes(frame) : 0,
    unpacked: 3 * width * height,
    packs: false,
    oneScan: inPasses ? undefined : begin,
    strayAt: strayAt.length > mostPlaces ? undefined : strayAt,
  };
}

export const lookAtJpeg = (bytes: Uint8Array): JpegLook => walkBytes(walkJpeg({ size: bytes.length }), bytes);
