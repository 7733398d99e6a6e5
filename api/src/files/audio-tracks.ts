import type { FileHandle } from 'node:fs/promises';

/** What a recording holds. Empty where its head cannot be read: it was cut off, or is not what it says. */
export type Tracks = ReadonlySet<'audio' | 'video'>;

/** Tracks are described before the first samples: a few hundred bytes in what browsers record. */
const webmHead = 262_144;
/** Far more than the description of an hour's sound takes. */
const longestMoov = 4_194_304;

const [segment, tracksId, trackEntry, trackType, cluster] = [0x18538067, 0x1654ae6b, 0xae, 0x83, 0x1f43b675];

/** EBML (RFC 8794): an element's length is told by the leading zero bits of its first byte. */
function variable(
  bytes: Buffer,
  at: number,
  keepMarker: boolean,
): { value: number; length: number } | undefined {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 8 || at + length > bytes.length) return undefined;
  let value = keepMarker ? bytes[at]! : bytes[at]! & (0xff >> length);
  let unknown = !keepMarker && value === 0xff >> length;
  for (let more = 1; more < length; more++) {
    value = value * 256 + bytes[at + more]!;
    unknown &&= bytes[at + more] === 0xff;
  }
  return { value: unknown ? Number.POSITIVE_INFINITY : value, length };
}

function* elements(bytes: Buffer) {
  for (let at = 0; at < bytes.length; ) {
    const id = variable(bytes, at, true);
    const size = id && variable(bytes, at + id.length, false);
    if (!size) return;
    const start = at + id.length + size.length;
    yield { id: id.value, body: bytes.subarray(start, Math.min(start + size.value, bytes.length)) };
    at = start + size.value;
  }
}

/** WebM: what the tracks of its first segment are. */
export async function webmTracks(file: FileHandle): Promise<Tracks> {
  const found = new Set<'audio' | 'video'>();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(webmHead), 0, webmHead, 0);
  for (const { id, body } of elements(buffer.subarray(0, bytesRead))) {
    if (id !== segment) continue;
    for (const part of elements(body)) {
      if (part.id === cluster) return found;
      if (part.id !== tracksId) continue;
      for (const track of elements(part.body)) {
        if (track.id !== trackEntry) continue;
        const type = [...elements(track.body)].find(({ id }) => id === trackType)?.body[0];
        if (type === 1) found.add('video');
        if (type === 2) found.add('audio');
      }
    }
  }
  return found;
}

interface Box {
  name: string;
  /** Length of its head, and of the whole; 0 where it goes on to the end. */
  head: number;
  size: number;
}

/** ISO base media (ISO/IEC 14496-12): a box is a size, a name and a body. */
function boxAt(bytes: Buffer): Box | undefined {
  if (bytes.length < 8) return undefined;
  const name = bytes.toString('latin1', 4, 8);
  const size = bytes.readUInt32BE(0);
  if (size !== 1) return size === 0 || size >= 8 ? { name, head: 8, size } : undefined;
  if (bytes.length < 16) return undefined;
  const long = Number(bytes.readBigUInt64BE(8));
  return long >= 16 ? { name, head: 16, size: long } : undefined;
}

function* boxes(bytes: Buffer) {
  for (let at = 0; at < bytes.length; ) {
    const box = boxAt(bytes.subarray(at));
    if (!box) return;
    const end = box.size === 0 ? bytes.length : at + box.size;
    yield { name: box.name, body: bytes.subarray(at + box.head, end) };
    at = end;
  }
}
const inside = (bytes: Buffer, name: string) =>
  [...boxes(bytes)].filter((box) => box.name === name).map(({ body }) => body);

/** MP4 and M4A: what the tracks are; none where a box reaches beyond the end of the file. */
export async function mp4Tracks(file: FileHandle, size: number): Promise<Tracks> {
  const found = new Set<'audio' | 'video'>();
  for (let at = 0; at < size; ) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at);
    const box = boxAt(buffer.subarray(0, bytesRead));
    if (!box || at + box.size > size) return new Set();
    const length = (box.size || size - at) - box.head;
    if (box.name === 'moov') {
      if (length > longestMoov) return new Set();
      const moov = await file.read(Buffer.alloc(length), 0, length, at + box.head);
      for (const track of inside(moov.buffer, 'trak')) {
        const [handler] = inside(track, 'mdia').flatMap((media) => inside(media, 'hdlr'));
        const type = handler?.toString('latin1', 8, 12);
        if (type === 'vide') found.add('video');
        if (type === 'soun') found.add('audio');
      }
    }
    at += box.head + length;
  }
  return found;
}
