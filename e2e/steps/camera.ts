import type { Page } from '@playwright/test';
import { cameraPhoto, type Picture } from './pictures.ts';

type Entry = [tag: number, type: 'text' | 'fractions' | 'directory', value: string | number[] | number];
const kinds = { text: 2, directory: 4, fractions: 5 };

/** One EXIF directory at position `at` of the file, followed by values that do not fit into its entries. */
function directory(at: number, entries: Entry[]): Buffer {
  const head = Buffer.alloc(2 + 12 * entries.length + 4);
  head.writeUInt16BE(entries.length);
  const behind: Buffer[] = [];
  for (const [index, [tag, type, value]] of entries.entries()) {
    const to = 2 + 12 * index;
    head.writeUInt16BE(tag, to);
    head.writeUInt16BE(kinds[type], to + 2);
    if (typeof value === 'number') {
      head.writeUInt32BE(1, to + 4);
      head.writeUInt32BE(value, to + 8);
      continue;
    }
    const bytes = typeof value === 'string' ? Buffer.from(`${value}\0`) : fractions(value);
    head.writeUInt32BE(typeof value === 'string' ? bytes.length : value.length, to + 4);
    if (bytes.length <= 4) bytes.copy(head, to + 8);
    else {
      head.writeUInt32BE(at + head.length + Buffer.concat(behind).length, to + 8);
      behind.push(bytes);
    }
  }
  return Buffer.concat([head, ...behind]);
}

function fractions(numbers: number[]): Buffer {
  const bytes = Buffer.alloc(8 * numbers.length);
  for (const [index, number] of numbers.entries()) {
    bytes.writeUInt32BE(number, 8 * index);
    bytes.writeUInt32BE(1, 8 * index + 4);
  }
  return bytes;
}

/** A JPEG whose camera wrote that it was taken at 9:15 AM on November 20, 2026, at 41°47′24″ N, 88°9′0″ W. */
export async function photographed(page: Page, name: string): Promise<Picture> {
  const first = 8;
  const second = first + 2 + 2 * 12 + 4;
  const taken = directory(second, [[0x9003, 'text', '2026:11:20 09:15:30']]);
  const third = second + taken.length;
  const place = directory(third, [
    [1, 'text', 'N'],
    [2, 'fractions', [41, 47, 24]],
    [3, 'text', 'W'],
    [4, 'fractions', [88, 9, 0]],
  ]);
  const root = directory(first, [
    [0x8769, 'directory', second],
    [0x8825, 'directory', third],
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\b', 'latin1'), root, taken, place]);
  const segment = Buffer.from([0xff, 0xe1, 0, 0]);
  segment.writeUInt16BE(exif.length + 2, 2);
  const { buffer, mimeType } = await cameraPhoto(page, name, 200);
  return {
    name,
    mimeType,
    buffer: Buffer.concat([buffer.subarray(0, 2), segment, exif, buffer.subarray(2)]),
  };
}
