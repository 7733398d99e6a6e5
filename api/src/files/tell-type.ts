import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { mp4Tracks, type Tracks, webmTracks } from './audio-tracks.ts';
import { isPlainText } from './plain-text.ts';
import { isWordDocument } from './word-document.ts';

/** What a file is by its bytes. `whole` is false for one that was cut off or cannot be read; of pictures it says nothing. */
export interface Told {
  type: string | undefined;
  whole: boolean;
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const word = 'application/msword';
/** A PDF ends with this, and readers look for it in its last kilobyte; some programs write more behind it. */
const pdfTail = 4096;
/** The end of a ZIP and the longest comment that can follow it. */
const zipTail = 22 + 65_535;

async function read(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}
const tail = (file: FileHandle, size: number, most: number) =>
  read(file, Math.max(size - most, 0), Math.min(size, most));

/** Both formats hold sound or film; which, only their tracks tell. */
const sound = (type: string, film: string, tracks: Tracks): Told =>
  tracks.has('video') ? { type: film, whole: true } : { type, whole: tracks.has('audio') };

/** Riff: chunks of a name, a size and bytes. The sizes of one being recorded may be wrong, so its end is not judged. */
async function hasSamples(file: FileHandle, size: number): Promise<boolean> {
  for (let at = 12; at + 8 < size; ) {
    const head = await read(file, at, 8);
    if (head.toString('latin1', 0, 4) === 'data') return true;
    at += 8 + head.readUInt32LE(4) + (head.readUInt32LE(4) % 2);
  }
  return false;
}

async function zipEnds(file: FileHandle, size: number): Promise<boolean> {
  const end = await tail(file, size, zipTail);
  const at = end.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (at < 0 || at + 22 > end.length) return false;
  return end.readUInt32LE(at + 12) + end.readUInt32LE(at + 16) <= size - end.length + at;
}

/** What file-type tells, looked at more closely where it leaves open what we must know. */
const closer: Record<string, (file: FileHandle, size: number) => Promise<Told>> = {
  'application/pdf': async (file, size) => ({
    type: 'application/pdf',
    whole: (await tail(file, size, pdfTail)).includes('%%EOF'),
  }),
  [docx]: async (file, size) => ({ type: docx, whole: await zipEnds(file, size) }),
  'application/x-cfb': async (file) => ({
    type: (await isWordDocument(file)) ? word : 'application/x-cfb',
    whole: true,
  }),
  'video/webm': async (file) => sound('audio/webm', 'video/webm', await webmTracks(file)),
  'audio/wav': async (file, size) => ({ type: 'audio/wav', whole: await hasSamples(file, size) }),
};
for (const type of ['video/mp4', 'audio/mp4', 'audio/x-m4a'])
  closer[type] = async (file, size) => sound('audio/mp4', 'video/mp4', await mp4Tracks(file, size));
for (const type of ['audio/ogg', 'audio/ogg; codecs=opus'])
  closer[type] = async () => ({ type: 'audio/ogg', whole: true });

/** Tells a file's type by its bytes alone. Nothing is unpacked, and no more is read at once than 4 MB. */
export async function tellType(path: string): Promise<Told> {
  const type = (await fileTypeFromFile(path))?.mime;
  if (type === undefined) return { type: (await isPlainText(path)) ? 'text/plain' : undefined, whole: true };
  const look = closer[type];
  if (!look) return { type, whole: true };
  await using file = await open(path, 'r');
  return await look(file, (await file.stat()).size);
}
