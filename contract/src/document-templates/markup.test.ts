import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostMarks } from './kinds.ts';
import { readMarkup } from './markup.ts';
import { shippedTemplates } from './shipped.ts';
import { textErrors } from './template.ts';

test('markup: every kind of line, read as the part that it is', () => {
  const { blocks, errors } = readMarkup(
    [
      '# Title of {company}',
      '## Part',
      'One **bold {customer}** and',
      'the same paragraph.',
      '',
      '- an item',
      '---',
      '{units-on-site}',
      '[ ] call: I will call.',
      '[!] run: I will run.',
      '( ) done=all: Complete.',
      '( ) done=not: Except:',
      '[[write rest]]',
      '[[initials customer]]',
      '[[sign customer]]',
      '[[sign company optional]]',
      '[[write more]]',
      '\\# plain \\{customer\\} \\**not bold\\** [1] <script>',
    ].join('\n'),
  );
  const text = (given: string) => [{ bold: false, text: given }];
  expect(errors).toEqual([]);
  expect(blocks).toEqual([
    {
      kind: 'heading',
      level: 1,
      inlines: [...text('Title of '), { bold: false, field: 'company' }],
    },
    { kind: 'heading', level: 2, inlines: text('Part') },
    {
      kind: 'paragraph',
      inlines: [
        ...text('One '),
        { bold: true, text: 'bold ' },
        { bold: true, field: 'customer' },
        ...text(' and'),
        ...text(' '),
        ...text('the same paragraph.'),
      ],
    },
    { kind: 'item', inlines: text('an item') },
    { kind: 'rule' },
    { kind: 'list', list: 'units-on-site' },
    { kind: 'box', key: 'call', must: false, inlines: text('I will call.') },
    { kind: 'box', key: 'run', must: true, inlines: text('I will run.') },
    {
      kind: 'choice',
      key: 'done',
      options: [
        { value: 'all', inlines: text('Complete.') },
        { value: 'not', inlines: text('Except:'), write: 'rest' },
      ],
    },
    { kind: 'initials', role: 'customer' },
    { kind: 'sign', role: 'customer', optional: false },
    { kind: 'sign', role: 'company', optional: true },
    { kind: 'write', key: 'more' },
    { kind: 'paragraph', inlines: text('# plain {customer} **not bold** [1] <script>') },
  ]);
});

test.each([
  ['{custommer} pays', 'Line 1: {custommer} is not a field.'],
  ['', 'There is no place to sign.'],
  ['one\n\n**two', 'Line 3: ** is not closed.'],
  ['( ) completion=all: Done.', 'Line 1: the choice `completion` has only one line.'],
  ['Units: {units-on-site}', 'Line 1: {units-on-site} must stand on a line of its own.'],
  ['a {customer', 'Line 1: { is not closed. Write \\{ for a plain brace.'],
  ['[ ] Run it: Yes.', 'Line 1: `Run it` is not a key. Use a-z, digits and -, at most 30.'],
  ['[ ] run: a\n[!] run: b', 'Line 2: the key `run` is used in line 1 already.'],
  ['( ) a=b: x\n( ) a=b: y', 'Line 2: the choice `a` has `b` twice.'],
  ['( ) a=b: x\nand\n( ) a=c: y', 'Line 3: the key `a` is used in line 1 already.'],
  ['[ ] run:', 'Line 1: the text after the colon is missing.'],
  ['[[sign neighbor]]', 'Line 1: `neighbor` does not sign. Use customer, technician or company.'],
  ['[[sign customer]] here', 'Line 1: [[sign customer]] here is not a place to sign, initial or write.'],
  ['[[sign customer]]\n[[sign customer]]', 'Line 2: the customer signs in two places.'],
])('markup: %j, %s', (body, message) => {
  expect(textErrors({ kind: 'other', body })).toContain(message);
});

test('markup: 61 boxes, refused by their number', () => {
  const boxes = Array.from({ length: mostMarks }, (_, at) => `[ ] box-${at}: Yes.`).join('\n');
  expect(readMarkup(boxes).errors).toEqual([]);
  expect(readMarkup(`${boxes}\n[[sign customer]]`).errors).toEqual([
    'There are 61 boxes, choices and signatures. Use at most 60.',
  ]);
});

test('markup: any text, read without an exception and its letters kept when escaped', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (body) => {
      readMarkup(body);
    }),
  );
  const words = fc.stringMatching(/^[a-z{}*#[\]\\!-]{1,40}$/);
  fc.assert(
    fc.property(words, (given) => {
      const { blocks, errors } = readMarkup(given.replace(/./g, '\\$&'));
      expect(errors).toEqual([]);
      expect(blocks).toEqual([{ kind: 'paragraph', inlines: [{ bold: false, text: given }] }]);
    }),
  );
});

test.each(shippedTemplates.map((entry) => [entry.kind, entry.language, entry] as const))(
  'document templates: the shipped %s in %s, valid',
  (_, __, entry) => {
    expect(textErrors(entry)).toEqual([]);
  },
);
