import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withoutSummaries } from './without-summaries.ts';

interface Transform {
  filter: { id: RegExp };
  handler: (code: string) => { code: string };
}

const { filter, handler } = withoutSummaries().transform as unknown as Transform;

test('summaries: the browser has calls with everything but what they are called in the API’s documents', async () => {
  const path = new URL('../contract/src/invoices/actions.ts', import.meta.url).pathname;
  expect(path).toMatch(filter.id);
  const code = await readFile(path, 'utf8');
  const summaries = /summary:\s*['"](?!['"])/g;
  expect(code.match(summaries)!.length).toBeGreaterThan(10);
  const left = handler(code).code;
  expect(left.match(summaries)).toBeNull();
  const others = (text: string) => text.split('\n').filter((line) => !/summary:|^ {6}['"].*,$/.test(line));
  expect(others(left)).toEqual(others(code));
});

test('summaries: a shape of that name, and a text with a quotation mark in it, stay whole', () => {
  const shape = '      summary: z.object({ saved: z.number() }),\n';
  expect(handler(shape).code).toBe(shape);
  expect(handler("  summary: 'The company\\'s, and \"more\"',\n  access: 'manager',").code).toBe(
    "  summary: '',\n  access: 'manager',",
  );
});
