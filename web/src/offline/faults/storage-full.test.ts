import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { isStorageFull } from './storage-full.ts';

/** Chromium's words when the disk itself is full. */
const chromium = (name: string, words: string) => new Dexie.AbortError('r', new DOMException(words, name));
const quota = new DOMException('The quota has been exceeded.', 'QuotaExceededError');

test.each([
  ['a write the browser refuses at once', quota, true],
  ['a transaction it aborts at its end', new Dexie.AbortError('Transaction aborted', quota), true],
  ['records it refuses at once', new Dexie.BulkError('rooms.bulkPut(): all failed', [quota]), true],
  ['a failure that has it as cause', new Error('Not saved', { cause: quota }), true],
  ['a photo on a full disk', chromium('DataError', 'Failed to write blobs (IOError)'), true],
  [
    'a change on a full disk',
    chromium(
      'UnknownError',
      'Connection is closing because of: IO error: .../000003.log: FILE_ERROR_NO_SPACE (ChromeMethodBFE: 3::WritableFileAppend::8)',
    ),
    true,
  ],
  [
    'a store on a full disk',
    chromium('UnknownError', 'Internal error opening backing store for indexedDB.open.'),
    true,
  ],
  ['a transaction aborted for another reason', new Dexie.AbortError('Transaction aborted'), false],
  ['anything else', 'QuotaExceededError', false],
])('faults: %s: out of space or not', (_, error, full) => {
  expect(isStorageFull(error)).toBe(full);
});
