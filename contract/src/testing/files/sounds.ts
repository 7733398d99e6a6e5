import { another, type Bytes, be32, binary, filled, hex, le16, le32, zeros } from './binary.ts';

/** A WAV of a few samples. */
export function wav(): Bytes {
  const format = [le32(16), le16(1), le16(1), le32(8000), le32(8000), le16(1), le16(8)];
  const samples = binary(filled(64, 128), another());
  return binary(
    'RIFF',
    le32(36 + samples.length),
    'WAVEfmt ',
    ...format,
    'data',
    le32(samples.length),
    samples,
  );
}

const frame = (fill = 0) => binary(hex('fffb9000'), filled(413, fill));
/** Frames of silence as MPEG-1 layer III has them. */
export const mp3 = (): Bytes => binary(frame(), frame(Number(another()) % 200), frame());
/** An ID3v2 tag of this many bytes. */
export const id3 = (length: number): Bytes =>
  binary('ID3', hex('040000'), Uint8Array.of(0, 0, length >> 7, length & 0x7f), zeros(length));

const page = (kind: number, body: Bytes): Bytes =>
  binary(
    'OggS',
    Uint8Array.of(0, kind),
    zeros(8),
    le32(1),
    le32(0),
    le32(0),
    Uint8Array.of(1, body.length),
    body,
  );
const opusHead = binary('OpusHead', Uint8Array.of(1, 1, 0, 0), le32(48_000), zeros(3));
export const oggHead = (of: Bytes = opusHead): Bytes => page(2, of);
export const ogg = (...heads: Bytes[]): Bytes =>
  binary(oggHead(), ...heads.map((head) => oggHead(head)), page(0, binary('OpusTags', another())));
export const theora = binary('\x80theora', zeros(34));

const element = (id: string, body: Uint8Array | string, size?: number) => {
  const content = binary(body);
  return binary(hex(id), Uint8Array.of(size ?? 0x80 + content.length), content);
};
const track = (type: number) =>
  element('ae', binary(element('d7', Uint8Array.of(1)), element('83', Uint8Array.of(type))));

/** A WebM as a browser records it: a segment of unknown length. Tracks of type 1 are film, of type 2 sound. */
export function webmOf(document: string, types: readonly number[], samples: string): Bytes {
  const head = element('1a45dfa3', element('4282', document));
  const tracks = element('1654ae6b', binary(...types.map(track)));
  const cluster = samples === '' ? '' : element('1f43b675', samples, 0xff);
  return binary(head, element('18538067', binary(tracks, cluster), 0xff));
}
export const webm = (...types: number[]): Bytes => webmOf('webm', types, another());

export const box = (name: string, ...parts: (string | Uint8Array)[]): Bytes => {
  const body = binary(...parts);
  return binary(be32(body.length + 8), name, body);
};
export const ftyp = (...brands: string[]): Bytes => box('ftyp', brands[0]!, zeros(4), ...brands);
/** The description of tracks with these handlers: soun, vide. */
export const moov = (...handlers: string[]): Bytes =>
  box(
    'moov',
    ...handlers.map((handler) => box('trak', box('mdia', box('hdlr', zeros(8), handler, zeros(12))))),
  );
export const mdat = (): Bytes => box('mdat', another());
/** An MP4 with tracks of these handlers. */
export const mp4 = (...handlers: string[]): Bytes =>
  binary(ftyp(handlers.includes('vide') ? 'isom' : 'M4A '), moov(...handlers), mdat());
