import { type FileBytes, find } from './bytes.ts';
import type { IdentifiedFile } from './kinds.ts';

/** Tracks are described before the first samples: a few hundred bytes in what browsers record. */
const looked = 262_144;
const [segment, tracksId, trackEntry, trackType, cluster] = [0x18538067, 0x1654ae6b, 0xae, 0x83, 0x1f43b675];

/** EBML (RFC 8794): an element's length is identified by the leading zero bits of its first byte. */
function variable(
  bytes: Uint8Array,
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

function* elements(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; ) {
    const id = variable(bytes, at, true);
    const size = id && variable(bytes, at + id.length, false);
    if (!size) return;
    const start = at + id.length + size.length;
    yield { id: id.value, body: bytes.subarray(start, Math.min(start + size.value, bytes.length)) };
    at = start + size.value;
  }
}

/** The types of the first segment's tracks, and whether samples follow. */
function contents(bytes: Uint8Array) {
  const found = { film: false, sound: false, samples: false };
  for (const { id, body } of elements(bytes)) {
    if (id !== segment) continue;
    for (const part of elements(body)) {
      if (part.id === cluster) return { ...found, samples: part.body.length > 0 };
      if (part.id !== tracksId) continue;
      for (const track of elements(part.body)) {
        if (track.id !== trackEntry) continue;
        const type = [...elements(track.body)].find(({ id }) => id === trackType)?.body[0];
        if (type === 1) found.film = true;
        if (type === 2) found.sound = true;
      }
    }
    break;
  }
  // A long description moves the samples further on.
  return { ...found, samples: bytes.length === looked };
}

/** WebM contains sound or film; the wider format Matroska is identified by its name. */
export async function identifyWebm(file: FileBytes): Promise<IdentifiedFile> {
  const head = await file.read(0, looked);
  const { film, sound, samples } = contents(head);
  if (film) return { kind: 'video', whole: samples };
  if (find(head.subarray(0, 64), 'matroska') >= 0)
    return { kind: sound ? 'otherSound' : 'video', whole: true };
  return { kind: 'webmSound', whole: sound && samples };
}
