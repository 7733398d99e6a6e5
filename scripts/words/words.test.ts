import { expect, test } from 'vitest';
import { missingWords, says } from './find-missing.ts';
import { offVoice } from './find-off-voice.ts';
import { untrueRows } from './find-untrue.ts';
import { textsOf } from './read-texts.ts';

const screen = `
  export const copy = { saved: 'Your progress has been saved.', of: (n: number) => \`Step \${n} of 5\` };
  const Head = ({ n }: { n: number }) => <><h1>Rooms & Claims <b>{n}</b></h1><p>{n} fields
    added</p><Button label="Add Room" /></>;
`;

test('words: strings, templates, names and the text between tags, all found with what is inserted', () => {
  const texts = textsOf('screen.tsx', screen);
  for (const text of [
    'Your progress has been saved.',
    'Step □ of 5',
    'Rooms & Claims',
    '□ fields added',
    'Add Room',
  ])
    expect(texts).toContain(text);
  expect(texts).not.toContain('□');
});

test.each<[found: string, text: string, holds: boolean]>([
  ['Step □ of 5', 'Step {n} of 5', true],
  ['Step □ of 5', 'Step 2 of 5', true],
  ['Resuming from step □ of 4.', 'Resuming from step {n} of 4.', true],
  ['Save draft', 'Save Draft', false],
  ['Save Draft.', 'Save Draft', false],
  ['□', 'Save Draft', false],
  ['□ Draft', 'Save the whole Draft', false],
])('words: “%s” says “%s”: %s', (found, text, holds) => {
  expect(says(found, text)).toBe(holds);
});

test('words: a text counts only where it has to appear', () => {
  const texts = new Map([
    ['web/src/rooms/copy.ts', new Set(['Add Room'])],
    ['web/src/rooms-report.ts', new Set(['Edit Room'])],
  ]);
  const words = [{ from: 'rooms', in: ['web/src/rooms'], texts: ['Add Room', 'Edit Room'] }];
  expect(missingWords(words, texts)).toEqual(['Nothing in web/src/rooms says “Edit Room” (rooms).']);
});

test("words: our own texts keep to the voice; the specification's stay as they are", () => {
  const texts = new Map([
    ['a.tsx', new Set(['Welcome back, □!', 'All done!', '3 changes synced', 'a !== b', 'Sent'])],
  ]);
  expect(offVoice(texts, ['Welcome back, {name}!'])).toEqual([
    'a.tsx says “All done!”, which is not the design’s voice.',
    'a.tsx says “3 changes synced”, which is not the design’s voice.',
  ]);
});

test('words: a table is true when its files exist and each row names a test', async () => {
  const files = new Set(['src/add.ts', 'src/add.test.ts']);
  const table = [
    'Words with `code` and | a bar.',
    '| Point | Where | Shown by |',
    '|---|---|---|',
    '| good | `src/add.ts` | `src/add.test.ts` |',
    '| gone | `src/gone.ts` | `src/add.test.ts` |',
    '| open | `src/add.ts` | open |',
  ].join('\n');
  expect(await untrueRows('table.md', table, async (path) => files.has(path))).toEqual([
    'table.md:5: src/gone.ts is not there',
    'table.md:6: “open” names no test',
  ]);
});
