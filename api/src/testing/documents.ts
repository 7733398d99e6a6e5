type Bytes = Uint8Array<ArrayBuffer>;

let count = 0;
export const bytesOf = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));
const binary = (...parts: (string | Uint8Array)[]): Bytes =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  );
const le32 = (value: number) => Buffer.from(new Uint32Array([value]).buffer);
const le16 = (value: number) => Buffer.from(new Uint16Array([value]).buffer);
const be32 = (value: number) => Buffer.from(new Uint32Array([value]).buffer).reverse();

export const pdf = () =>
  binary(`%PDF-1.4\n1 0 obj\n<<>>\nendobj\n% ${++count}\ntrailer<<>>\nstartxref\n9\n%%EOF\n`);
export const plain = () => bytesOf(`Meter readings, visit ${++count}: 14 %, 22 %\n`);

/** A ZIP of stored entries. */
export function zip(entries: Record<string, string>): Bytes {
  const parts: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const head = [
      le16(20),
      le16(0),
      le16(0),
      le32(0),
      le32(0),
      le32(text.length),
      le32(text.length),
      le16(name.length),
      le16(0),
    ];
    const local = binary('PK\u0003\u0004', ...head, name, text);
    central.push(
      binary('PK\u0001\u0002', le16(20), ...head, le16(0), le16(0), le16(0), le32(0), le32(at), name),
    );
    parts.push(local);
    at += local.length;
  }
  const list = binary(...central);
  const size = Object.keys(entries).length;
  const end = binary(
    'PK\u0005\u0006',
    le16(0),
    le16(0),
    le16(size),
    le16(size),
    le32(list.length),
    le32(at),
    le16(0),
  );
  return binary(...parts, list, end);
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const docx = () =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${wordType}"/></Types>`,
    'word/document.xml': `<w:document>${++count}</w:document>`,
  });

/** [MS-CFB] with one stream of this name in its directory. */
export function compound(stream: string): Bytes {
  const head = Buffer.alloc(512, 0xff);
  head.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(0x3e, 24);
  head.writeUInt16LE(3, 26);
  head.writeUInt16LE(0xfffe, 28);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(0xfffffffe, 68);
  head.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(2, 4);
  table.writeUInt32LE(0xfffffffe, 8);
  const entry = (name: string, type: number) => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 0, 'utf16le');
    bytes.writeUInt16LE(2 * name.length + 2, 64);
    bytes[66] = type;
    return bytes;
  };
  const empty = entry('', 0);
  const directory = [
    entry('Root Entry', 5),
    entry('1Table', 2),
    empty,
    empty,
    entry(stream, 2),
    empty,
    empty,
    empty,
  ];
  return binary(head, table, ...directory, `${++count}`);
}

/** A WAV of a few samples. */
export function wav(): Bytes {
  const samples = Buffer.alloc(64, ++count);
  const format = [le32(16), le16(1), le16(1), le32(8000), le32(8000), le16(1), le16(8)];
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

/** Frames of silence as MPEG-1 layer III has them. */
export function mp3(): Bytes {
  const frame = Buffer.alloc(417, ++count);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  return binary(frame, frame, frame);
}

export function ogg(): Bytes {
  const head = binary('OpusHead', Uint8Array.of(1, 1, 0, 0), le32(48_000), Uint8Array.of(0, 0, 0));
  return binary(
    'OggS',
    Uint8Array.of(0, 2),
    new Uint8Array(8),
    le32(++count),
    le32(0),
    le32(0),
    Uint8Array.of(1, head.length),
    head,
  );
}

const element = (id: string, body: Uint8Array | string, size?: number) => {
  const content = binary(body);
  return binary(Buffer.from(id, 'hex'), Uint8Array.of(size ?? 0x80 + content.length), content);
};
const track = (type: number) =>
  element('ae', binary(element('d7', Uint8Array.of(1)), element('83', Uint8Array.of(type))));

/** A WebM as a browser records it: a segment of unknown length. Tracks of type 1 are film, of type 2 sound. */
export function webm(...types: number[]): Bytes {
  const head = element('1a45dfa3', element('4282', 'webm'));
  const tracks = element('1654ae6b', binary(...types.map(track)));
  return binary(head, element('18538067', binary(tracks, element('1f43b675', `${++count}`, 0xff)), 0xff));
}

const box = (name: string, ...parts: (string | Uint8Array)[]) => {
  const body = binary(...parts);
  return binary(be32(body.length + 8), name, body);
};
/** An MP4 with tracks of these handlers: soun, vide. */
export function mp4(...handlers: string[]): Bytes {
  const tracks = handlers.map((handler) =>
    box('trak', box('mdia', box('hdlr', new Uint8Array(8), handler, new Uint8Array(12)))),
  );
  const brand = handlers.includes('vide') ? 'isom' : 'M4A ';
  return binary(
    box('ftyp', brand, new Uint8Array(4), brand),
    box('moov', ...tracks),
    box('mdat', `${++count}`),
  );
}
