import fc from 'fast-check';
import { png, someFiles } from './files.ts';
import { jsonText } from './nasty.ts';

/** A multipart body: its fields, its file, and its defect. */
export interface Form {
  fields: Record<string, unknown>;
  file: Buffer | number;
  name: string;
  type: string;
  odd:
    | 'none'
    | 'two files'
    | 'no file'
    | 'other field'
    | 'cut'
    | 'no end'
    | 'proto'
    | 'many fields'
    | 'wrong boundary';
}

const fileNames = fc.oneof(
  { weight: 6, arbitrary: fc.nat(1e9).map((nth) => `photo ${nth}.png`) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...[
        '../../etc/passwd',
        'C:\\x\\y.png',
        '.',
        '..',
        '',
        ' ',
        'a'.repeat(255),
        'a'.repeat(256),
        'a"b.png',
        'a\r\nb.png',
      ],
      ...[
        'a\0b.png',
        '\u202Egnp.exe',
        'x.php.png',
        'con',
        '%2e%2e%2f.png',
        '<img>.png',
        '=1+1.csv',
        'ÿ\u0301.png',
        ';.png',
      ],
    ),
  },
);
export const forms = (fields: fc.Arbitrary<unknown>): fc.Arbitrary<Form> =>
  fc.record({
    fields: fields as fc.Arbitrary<Record<string, unknown>>,
    file: fc.oneof(
      { weight: 3, arbitrary: fc.nat(1e6) },
      { weight: 2, arbitrary: fc.constantFrom(...someFiles) },
    ),
    name: fileNames,
    type: fc.constantFrom('image/png', 'image/png', 'application/pdf', 'text/html', '', 'x'),
    odd: fc.oneof(
      { weight: 6, arbitrary: fc.constant('none' as const) },
      {
        weight: 2,
        arbitrary: fc.constantFrom<Form['odd']>(
          ...([
            'two files',
            'no file',
            'other field',
            'cut',
            'no end',
            'proto',
            'many fields',
            'wrong boundary',
          ] as const),
        ),
      },
    ),
  });

export function formBody({ fields, file, name, type, odd }: Form): { type: string; body: Buffer } {
  const boundary = 'random-input-boundary';
  const parts: Buffer[] = [];
  const part = (head: string, body: Buffer) =>
    parts.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`, 'utf8'),
      body,
      Buffer.from('\r\n'),
    );
  for (const [field, value] of Object.entries(fields)) {
    if (field !== 'file')
      part(`name="${field}"`, Buffer.from(typeof value === 'object' ? jsonText(value) : String(value)));
  }
  if (odd === 'proto') part('name="__proto__"', Buffer.from('x'));
  if (odd === 'many fields') for (let nth = 0; nth < 40; nth++) part(`name="f${nth}"`, Buffer.from('x'));
  const bytes = typeof file === 'number' ? Buffer.from(png(file)) : file;
  const head = `name="${odd === 'other field' ? 'picture' : 'file'}"; filename="${name}"${type && `\r\nContent-Type: ${type}`}`;
  if (odd !== 'no file') part(head, bytes);
  if (odd === 'two files') part(head, bytes);
  if (odd !== 'no end') parts.push(Buffer.from(`--${boundary}--\r\n`));
  const body = Buffer.concat(parts);
  return {
    type: `multipart/form-data; boundary=${odd === 'wrong boundary' ? 'another' : boundary}`,
    body: odd === 'cut' ? body.subarray(0, body.length >> 1) : body,
  };
}
