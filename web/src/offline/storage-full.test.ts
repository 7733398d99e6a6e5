import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { isStorageFull } from './storage-full.ts';

const quota = new DOMException('The quota has been exceeded.', 'QuotaExceededError');

test.each([
  ['a write the browser refuses at once', quota, true],
  ['a transaction it aborts at its end', new Dexie.AbortError('Transaction aborted', quota), true],
  ['a failure that has it as cause', new Error('Not saved', { cause: quota }), true],
  ['a transaction aborted for another reason', new Dexie.AbortError('Transaction aborted'), false],
  ['anything else', 'QuotaExceededError', false],
])('%s: no room or not', (_, error, full) => {
  expect(isStorageFull(error)).toBe(full);
});
