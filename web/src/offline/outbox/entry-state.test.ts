import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type EntryState, entryStateOf, transitions } from './entry-state.ts';

/** The table under "Events" in SPEC.md: each state with its transitions by event. */
function tableOfSpec(): Record<string, Record<string, string>> {
  const text = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
  const table = text.slice(text.indexOf('## Events')).match(/(\|.*\n)+/)![0];
  const [head, , ...rows] = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return Object.fromEntries(
    rows.map(([state, ...cells]) => [
      state!,
      Object.fromEntries(cells.map((step, at) => [head![at + 1]!, step])),
    ]),
  );
}

test('outbox: the code does what SPEC.md says, for each state and event', () => {
  expect(transitions).toEqual(tableOfSpec());
});

test.each([
  ['waiting', 0, 'fresh'],
  ['waiting', 1, 'waiting'],
  ['sending', 1, 'sending'],
  ['refused', 3, 'refused'],
] as const)('outbox: %s after %i attempts is %s', (state, attempts, standing: EntryState) => {
  expect(entryStateOf({ state, attempts })).toBe(standing);
});
