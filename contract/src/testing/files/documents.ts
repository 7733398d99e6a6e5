import { another, type Bytes, binary, filled, hex, le16, le32, zeros } from './binary.ts';

export const pdf = (): Bytes =>
  binary(`%PDF-1.4\n1 0 obj\n<<>>\nendobj\n% ${another()}\ntrailer<<>>\nstartxref\n9\n%%EOF\n`);
export const plain = (): Bytes => binary(`Meter readings, visit ${another()}: 14 %, 22 %\n`);

export interface Packed {
  name: string;
  bytes: string | Uint8Array;
  /** `bytes` are packed (deflate). */
  isPacked?: boolean;
}

/** A ZIP of entries that are stored or already compressed. */
export function zipOf(entries: readonly Packed[]): Bytes {
  const parts: Bytes[] = [];
  const list: Bytes[] = [];
  let at = 0;
  for (const { name, bytes, isPacked } of entries) {
    const size = le32(bytes.length);
    const method = le16(isPacked ? 8 : 0);
    const head = binary(le16(20), le16(0), method, le32(0), le32(0), size, size, le16(name.length), le16(0));
    list.push(binary('PK\x01\x02', le16(20), head, zeros(6), le32(0), le32(at), name));
    parts.push(binary('PK\x03\x04', head, name, bytes));
    at += parts.at(-1)!.length;
  }
  const listed = binary(...list);
  const count = le16(entries.length);
  return binary(
    ...[...parts, listed, 'PK\x05\x06', zeros(4), count, count, le32(listed.length), le32(at), le16(0)],
  );
}
export const zip = (entries: Record<string, string>): Bytes =>
  zipOf(Object.entries(entries).map(([name, bytes]) => ({ name, bytes })));

export const officeTypes = {
  docx: 'vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  docm: 'vnd.ms-word.document.macroEnabled.main+xml',
  dotx: 'vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
  xlsx: 'vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  pptx: 'vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
} as const;
export const typesOf = (kind: keyof typeof officeTypes, part: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/${officeTypes[kind]}"/></Types>`;

export function office(
  kind: keyof typeof officeTypes,
  part: string,
  more: Record<string, string> = {},
): Bytes {
  return zip({
    '[Content_Types].xml': typesOf(kind, part),
    [part]: `<w:document>${another()}</w:document>`,
    ...more,
  });
}
export const docx = () => office('docx', 'word/document.xml');

/** [MS-CFB] with one stream of this name in its directory. */
export function compound(stream: string): Bytes {
  const chainEnd = le32(0xfffffffe);
  const head = binary(
    ...[hex('d0cf11e0a1b11ae1'), zeros(16), le16(0x3e), le16(3), le16(0xfffe), le16(9), le16(6), zeros(10)],
    ...[le32(1), le32(1), zeros(16), chainEnd, zeros(8), filled(432, 0xff)],
  );
  const table = binary(le32(0xfffffffd), le32(2), chainEnd, filled(500, 0xff));
  const entry = (name: string, type: number) => {
    const bytes = zeros(128);
    bytes.set(binary(...Array.from(name, (letter) => le16(letter.charCodeAt(0)))));
    bytes.set(le16(2 * name.length + 2), 64);
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
  ];
  return binary(head, table, ...directory, empty, another());
}
