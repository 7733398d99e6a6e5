import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { Blob } from '../../files/blobs.ts';
import { fileBlob } from '../../files/disk-blobs.ts';
import { smallPicture } from '../inspection/testing/print.ts';
import { openPrinter, type PrinterLimits } from '../render.ts';

/** A printer that its test closes. */
export function open(limits?: Partial<PrinterLimits>) {
  const printer = openPrinter(limits);
  onTestFinished(() => printer.close());
  return printer;
}

/** A folder that its test removes. */
export async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'tidemark-render-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}
export const path = async () => join(await folder(), 'report.pdf');

export const blobOf = (read: () => AsyncIterable<Uint8Array>, size = smallPicture.length): Blob => ({
  size,
  read: () => Readable.from(read()),
});
export const small = blobOf(async function* () {
  yield smallPicture.subarray(0, 100);
  yield smallPicture.subarray(100);
});
export const times = (count: number, picture: Blob | null) => Array.from({ length: count }, () => picture);

/** On this machine, and unreadable by the server: only the printing process may read it. */
export async function pictureFile(bytes: Buffer): Promise<Blob> {
  const at = join(await folder(), 'picture.jpg');
  await writeFile(at, bytes);
  const read = () => {
    throw new Error('The server has read it.');
  };
  return { ...fileBlob(at, bytes.length), read };
}
