import { wallClock } from '@tidemark/contract/clock';
import type { FileFacts } from '@tidemark/contract/files';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { companyZone } from '../session/index.ts';
import { type Device, device, type Entry } from '../store/index.ts';
import { noteName, soundOf } from './recordings.ts';

/**
 * Everything the server does not have, as one zip: `changes.json` with every unsent change, unsent files by project,
 * and the sound of interrupted recordings. Memory holds one file at a time; the browser holds the growing zip.
 */
export async function exportUnsent(on: Device = device()): Promise<Blob> {
  const entries = await on.outbox.orderBy('seq').toArray();
  const made: Blob[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failed ??= error;
    if (!error) made.push(new Blob([chunk as Uint8Array<ArrayBuffer>]));
  });
  const names = new Set<string>();
  const add = (wanted: string, bytes: ArrayBuffer) => {
    // Photos and sound are compressed already.
    const file = new ZipPassThrough(freeName(wanted, names));
    zip.add(file);
    file.push(new Uint8Array(bytes), true);
    if (failed) throw failed;
  };
  for (const entry of entries) {
    if (entry.upload === undefined) continue;
    const blob = await on.blobs.get(entry.upload);
    if (blob) add(nameOf(entry), blob.bytes);
  }
  for (const recording of await on.recordings.toArray()) {
    add(`recordings/${noteName(recording)}`, await soundOf(on, recording.id));
  }
  const list = new ZipDeflate('changes.json');
  zip.add(list);
  list.push(strToU8(JSON.stringify(entries.map(shown), null, 2)), true);
  zip.end();
  if (failed) throw failed;
  return new Blob(made, { type: 'application/zip' });
}

export const exportName = (now = new Date()) =>
  `tidemark-unsent-${wallClock(now, companyZone()).slice(0, 10)}.zip`;

/** Characters a file system or a zip reader could read as a path. */
const unsafe = /[\\/:*?"<>|\p{Cc}]/gu;

function nameOf({ project, input }: Entry): string {
  const { name } = (input.body as { file: FileFacts }).file;
  return `project-${project}/${name.replace(unsafe, '_')}`;
}

/** Repeated names get a number: two rooms' photos may have the same name. */
function freeName(wanted: string, taken: Set<string>): string {
  const [, stem = wanted, end = ''] = /^(.*?)(\.[^./]*)?$/.exec(wanted) ?? [];
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${stem} (${number})${end}`;
  taken.add(name);
  return name;
}

const shown = ({ action, project, at, state, input, refusal }: Entry) => ({
  ...{ action, project, at, state },
  ...input,
  ...(refusal && { refusal }),
});
