import { afterEach, expect, test } from 'vitest';
import { isStoreShut, setShut, unlessShut } from './store-shut.ts';

const store = {};
afterEach(() => setShut(store, false));
const never = () => new Promise<string>(() => {});

test('full device: a store that is shut or becomes shut, nobody waits for it', async () => {
  expect(await unlessShut(async () => 'read')).toBe('read');
  const waiting = unlessShut(never);
  setShut(store, true);
  expect(await waiting).toBeUndefined();
  expect(await unlessShut(never)).toBeUndefined();
});

test('full device: an operation that fails, its error is passed on', async () => {
  await expect(unlessShut(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
});

test('full device: one that is abandoned does not open another store', async () => {
  const other = {};
  setShut(store, true);
  setShut(other, true);
  setShut(other, false);
  expect(isStoreShut()).toBe(true);
});
