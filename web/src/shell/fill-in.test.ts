import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const lacking: [object, string][] = [
  [Map, 'groupBy'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSpliced'],
  [String.prototype, 'toWellFormed'],
];
const own = lacking.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name)!);
/** Each as the browser has it, and as it is filled in. */
const both = <T>(make: () => T) => [make(), filled(make)];
function filled<T>(make: () => T): T {
  try {
    for (const [index, [owner, name]] of lacking.entries()) Object.defineProperty(owner, name, ours[index]!);
    return make();
  } finally {
    for (const [index, [owner, name]] of lacking.entries()) Object.defineProperty(owner, name, own[index]!);
  }
}
let ours: PropertyDescriptor[];

beforeAll(async () => {
  // Node has no elements to fill popovers in for.
  vi.doMock('@oddbird/popover-polyfill', () => ({}));
  for (const [owner, name] of lacking) Reflect.deleteProperty(owner, name);
  await import('./fill-in.ts');
  ours = lacking.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name)!);
  for (const [index, [owner, name]] of lacking.entries()) Object.defineProperty(owner, name, own[index]!);
});
afterAll(() => vi.doUnmock('@oddbird/popover-polyfill'));

test.each<[string, () => unknown]>([
  ['groups', () => [...Map.groupBy([3, 1, 4, 1, 5], (n, at) => (at === 0 ? 'first' : n % 2))]],
  ['groups of a set', () => [...Map.groupBy(new Set(['a', 'bb', 'c']), ({ length }) => length)]],
  ['a sorted copy', () => [[3, 1, 2].toSorted((a, b) => a - b), ['b', 'a'].toSorted()]],
  ['a reversed copy', () => [1, 2, 3].toReversed()],
  ['copies with other parts', () => [[1, 2, 3].toSpliced(1, 1, 9, 8), [1, 2, 3].toSpliced(0, 2)]],
  ['half letters', () => ['a\ud83d', '\ude00b', '\ud83d\ude00', 'plain'].map((text) => text.toWellFormed())],
])('older browsers: %s, as a new browser makes them', (_, make) => {
  const [theirs, here] = both(make);
  expect(here).toEqual(theirs);
});

test('older browsers: a sort copies and leaves its list', () => {
  const list = [2, 1];
  expect(filled(() => list.toSorted())).toEqual([1, 2]);
  expect(list).toEqual([2, 1]);
});
