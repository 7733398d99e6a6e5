import { crc32, deflateSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A small gray PNG unlike those of other numbers, in bytes and size. */
export function png(nth: number): Bytes {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(1, 0);
  head.writeUInt32BE(1, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const note = Buffer.from(`n\0${'.'.repeat(nth % 5000)}${nth}`, 'latin1');
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', head),
      chunk('tEXt', note),
      chunk('IDAT', deflateSync(Buffer.from([0, nth % 256]))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** Files that are what they declare, and files that are not. */
export const someFiles: readonly Buffer[] = [
  bytes('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  bytes('Plain words of a note.\n'),
  bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>'),
  bytes('<!doctype html><script>alert(1)</script>'),
  bytes('PK\x03\x04\x14\0\0\0\0\0'),
  bytes('RIFF\x24\0\0\0WAVEfmt '),
  bytes('\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f'),
  bytes('OggS\0\x02\0\0\0\0\0\0\0\0'),
  bytes('\xff\xd8\xff\xe0\0\x10JFIF\0'),
  bytes('GIF89a\x01\0\x01\0\x80\0\0'),
  bytes('\x7fELF\x02\x01\x01'),
  bytes('MZ\x90\0'),
  Buffer.alloc(0),
  Buffer.alloc(70_000, 0x41),
];
