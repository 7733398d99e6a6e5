import { afterEach, expect, test } from 'vitest';
import { isStoreShut, setShut, unlessShut } from './store-shut.ts';

const store = {};
afterEach(() => setShut(store, false));
const never = () => new Promise<string>(() => {});

test('nobody waits for a store that is shut, or gets shut meanwhile', async () => {
  expect(await unlessShut(async () => 'read')).toBe('read');
  const waiting = unlessShut(never);
  setShut(store, true);
  expect(await waiting).toBeUndefined();
  expect(await unlessShut(never)).toBeUndefined();
});

test('what fails fails', async () => {
  await expect(unlessShut(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
});

test('one that is given up does not open another', async () => {
  const other = {};
  setShut(store, true);
  setShut(other, true);
  setShut(other, false);
  expect(isStoreShut()).toBe(true);
});
