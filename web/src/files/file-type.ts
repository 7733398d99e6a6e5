type Test = (bytes: Uint8Array) => boolean;

const at =
  (offset: number, ...wanted: (number | string)[]): Test =>
  (bytes) =>
    wanted
      .flatMap((part) =>
        typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)),
      )
      .every((byte, index) => bytes[offset + index] === byte);
const both =
  (...tests: Test[]): Test =>
  (bytes) =>
    tests.every((test) => test(bytes));

/** Media types by the first bytes; the office looks closer. */
const signatures: readonly [type: string, test: Test][] = [
  ['image/jpeg', at(0, 0xff, 0xd8, 0xff)],
  ['image/png', at(0, 0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)],
  ['image/gif', at(0, 'GIF8')],
  ['image/webp', both(at(0, 'RIFF'), at(8, 'WEBP'))],
  ['application/pdf', at(0, '%PDF-')],
  ['application/msword', at(0, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', at(0, 'PK', 3, 4)],
  ['audio/webm', at(0, 0x1a, 0x45, 0xdf, 0xa3)],
  ['audio/ogg', at(0, 'OggS')],
  ['audio/wav', both(at(0, 'RIFF'), at(8, 'WAVE'))],
  ['audio/mp4', at(4, 'ftyp')],
  ['audio/mpeg', at(0, 'ID3')],
  ['audio/mpeg', (bytes) => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2],
];
const looked = 4096;
/** The list of what a ZIP holds is at its end. */
const listed = 65_536;

/** Word shares its envelope with Excel, archives and others; what it holds under this name is only Word's. */
const inside: Readonly<Record<string, (bytes: ArrayBuffer) => boolean>> = {
  'application/msword': (bytes) => new TextDecoder('utf-16le').decode(bytes).includes('WordDocument'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': (bytes) =>
    new TextDecoder('latin1').decode(bytes.slice(-listed)).includes('word/'),
};

/** The media type by the bytes, whatever name and label say; undefined for everything the app does not take. */
export function fileType(bytes: ArrayBuffer): string | undefined {
  const head = new Uint8Array(bytes, 0, Math.min(looked, bytes.byteLength));
  const found = signatures.find(([, test]) => test(head));
  if (found) return (inside[found[0]]?.(bytes) ?? true) ? found[0] : undefined;
  return head.length > 0 && isText(head) ? 'text/plain' : undefined;
}

/** Letters of any alphabet have bytes above 127; what only machines write has control characters. */
function isText(head: Uint8Array): boolean {
  return head.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 12 || byte === 13);
}
