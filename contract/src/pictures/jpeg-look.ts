import type { PictureLook } from './look.ts';

export interface JpegLook extends PictureLook {
  /** Where the pixels begin that come in one pass; undefined of a picture of several. */
  oneScan: number | undefined;
}

/** Frames of which the pixels come in one pass, and all frames; DHT, JPG and DAC stand between them. */
const sequential = [0xc0, 0xc1];
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

interface Frame {
  marker: number;
  width: number;
  height: number;
  /** Horizontal and vertical samples of each component. */
  samples: [number, number][];
}

function frameAt(bytes: Uint8Array, at: number, marker: number): Frame {
  const word = (offset: number) => ((bytes[at + offset] ?? 0) << 8) | (bytes[at + offset + 1] ?? 0);
  const samples = Array.from({ length: bytes[at + 7] ?? 0 }, (_, nth): [number, number] => {
    const both = bytes[at + 9 + 3 * nth] ?? 0;
    return [Math.max(both >> 4, 1), Math.max(both & 15, 1)];
  });
  return { marker, width: word(5), height: word(3), samples };
}

/** What a decoder holds of a picture that comes in several passes: a coefficient of two bytes for every sample. */
function heldBytes({ width, height, samples }: Frame): number {
  const most = Math.max(...samples.map(([across]) => across)) * Math.max(...samples.map(([, down]) => down));
  return (2 * width * height * samples.reduce((sum, [across, down]) => sum + across * down, 0)) / most;
}

/** Where the pixels of a scan end: at the first marker that is none of theirs. */
function afterScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Walks from marker to marker; bytes between them are passed over, as every viewer does. */
export function lookAtJpeg(bytes: Uint8Array): JpegLook {
  let begin: number | undefined;
  let frame: Frame | undefined;
  let ended = false;
  let pixels = 0;
  let scans = 0;
  for (let at = 2; !ended; ) {
    at = bytes.indexOf(0xff, at);
    const marker = bytes[at + 1];
    if (at < 0 || marker === undefined) break;
    if (marker === 0 || marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    ended = marker === 0xd9;
    const start = at + 2;
    at = start + (((bytes[start] ?? 0) << 8) | (bytes[start + 1] ?? 0));
    if (isFrame(marker)) frame ??= frameAt(bytes, start, marker);
    if (marker !== 0xda || !frame) continue;
    scans++;
    begin ??= at;
    const end = afterScan(bytes, at);
    pixels += Math.max(end - at, 0);
    at = end;
  }
  const { width = 0, height = 0 } = frame ?? {};
  const inPasses = frame !== undefined && (scans > 1 || !sequential.includes(frame.marker));
  return {
    ...{ width, height, ended, pixels, scans },
    held: frame && inPasses ? heldBytes(frame) : 0,
    unpacked: 3 * width * height,
    packs: false,
    oneScan: inPasses ? undefined : begin,
  };
}
