import fc from 'fast-check';

/** Text with a meaning somewhere: SQL, HTML, a spreadsheet, a shell, a path, a template, Unicode. */
const meaningful = [
  "'; DROP TABLE projects; --",
  "' OR '1'='1",
  '%_\\%',
  '=HYPERLINK("http://evil.example","x")',
  '@SUM(1+1)*cmd|calc',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '{{7*7}}<%= 7*7 %>',
  '$(id)`id`|id',
  'Bcc: everyone@evil.example\r\nX: y',
  '\u202Eright to left\u202C',
  '\uFEFFmark',
  'Å\u0301\u0300\u0316'.repeat(8),
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\t \n \u00a0 \u2028 \u3000',
  'null',
  'undefined',
  'NaN',
  'constructor',
  '__proto__',
  'true',
  '1e309',
  'İıſß',
] as const;

/** Text a person or a program might send, up to this length. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  const short = Math.min(maxLength, 40);
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.string({ maxLength: short }) },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: short }) },
      { weight: 3, arbitrary: fc.constantFrom(...meaningful) },
      ...(maxLength <= 5000 ? [{ weight: 1, arbitrary: fc.constant('w'.repeat(maxLength)) }] : []),
    )
    .map((text) => text.slice(0, maxLength).toWellFormed().replaceAll('\0', ''));
}

/** Placeholders for what JSON.stringify cannot write, replaced in the text. */
export const written = {
  '@deep arrays@': `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  '@deep objects@': `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  '@deep@': `${'['.repeat(3000)}${']'.repeat(3000)}`,
  '@huge@': '1e400',
  '@long number@': '9'.repeat(400),
  '@minus zero@': '-0',
  '@tiny@': '1e-400',
} as const;

/** Values that never fit, or only just fail. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      '',
      ' ',
      [],
      {},
      [[]],
      [null],
      -1,
      0,
      1.5,
      0.1 + 0.2,
      1e21,
      2 ** 31,
      2 ** 53,
      -(2 ** 63),
      1e308,
      'a\0b',
      '\ud800',
      '\udc00\ud800',
      'x'.repeat(10_001),
      'x'.repeat(300_000),
      '2026-02-30',
      '0000-01-01',
      '2026-13-01T00:00:00Z',
      '+010000-01-01T00:00:00Z',
      '24:00',
      '٣',
      '00000000-0000-0000-0000-000000000000',
      'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
      { toString: 'x', toJSON: 1, constructor: 1 },
      { length: 1e9 },
      { $ne: null },
      Array.from({ length: 2000 }, (_, nth) => nth),
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...Object.keys(written)) },
  { weight: 2, arbitrary: anyText(400) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.double() },
);

const nastyKey = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'id', 'role', 'technicianId'],
  ...['status', 'passwordHash', 'createdAt', '', '\0', '\ud800', 'a.b', '$where', 'x'.repeat(5000)],
);

export interface Spoil {
  at: number;
  how: 'replace' | 'remove' | 'add';
  key: string;
  value: unknown;
}
export const spoil: fc.Arbitrary<Spoil> = fc.record({
  at: fc.nat(1e6),
  how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
  key: nastyKey,
  value: nastyValue,
});

type Holder = Record<string, unknown>;

/** Every place inside a value: its holder and key. */
function places(value: unknown, found: [Holder, string][] = []): [Holder, string][] {
  if (value === null || typeof value !== 'object') return found;
  for (const [key, inner] of Object.entries(value)) {
    found.push([value as Holder, key]);
    places(inner, found);
  }
  return found;
}

/** Applies the spoil to one place in a copy of the value. */
export function spoiled(value: unknown, { at, how, key, value: nasty }: Spoil): unknown {
  const whole = { value: structuredClone(value) };
  const all = places(whole);
  const [holder, name] = all[at % all.length]!;
  if (how === 'remove' && holder !== whole) delete holder[name];
  else if (how === 'add' && holder[name] !== null && typeof holder[name] === 'object') {
    Object.defineProperty(holder[name], key, {
      value: nasty,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else holder[name] = nasty;
  return whole.value;
}

/** JSON text, including what JSON.stringify cannot write. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return Object.entries(written).reduce((all, [mark, put]) => all.replaceAll(`"${mark}"`, put), text);
}
