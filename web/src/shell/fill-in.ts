/** What the oldest browsers (scripts/floor/browsers.ts) lack. Only they load it; kept libraries of it run install scripts. */
import '@oddbird/popover-polyfill';

function add(owner: object, name: string, value: (this: never, ...given: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
}

/** https://tc39.es/ecma262/#sec-map.groupby */
add(Map, 'groupBy', (items: Iterable<unknown>, keyOf: (item: unknown, index: number) => unknown) => {
  const groups = new Map<unknown, unknown[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
});
add(Array.prototype, 'toSorted', function (this: unknown[], compare?: (a: unknown, b: unknown) => number) {
  return [...this].sort(compare);
});
add(Array.prototype, 'toReversed', function (this: unknown[]) {
  return [...this].reverse();
});
add(Array.prototype, 'toSpliced', function (this: unknown[], ...change: [number, number, ...unknown[]]) {
  const copy = [...this];
  copy.splice(...change);
  return copy;
});
/** Half a surrogate pair becomes U+FFFD: https://tc39.es/ecma262/#sec-string.prototype.towellformed */
add(String.prototype, 'toWellFormed', function (this: string) {
  return this.replace(/\p{Surrogate}/gu, '\ufffd');
});
