import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { isCutOff } from './cut-off.ts';

const cut = new Dexie.InvalidStateError('Backend aborted error');
const aborted = new Dexie.AbortError('The transaction was aborted, so the request cannot be fulfilled.');
const refused = new Dexie.ConstraintError('Key already exists in the object store.');
const lost = new Dexie.UnknownError(
  'Connection to Indexed Database server lost. Refresh the page to try again',
);
const noSpace = new Dexie.UnknownError('Internal error opening backing store for indexedDB.open.');
const modify = (...failures: Error[]) =>
  new Dexie.ModifyError('Error modifying one or more objects', failures);
const bulk = (...failures: Error[]) => new Dexie.BulkError('rooms.bulkPut(): all failed', failures);

test.each([
  ['what is read while the store is taken away', aborted, true],
  ['a call of the queue that is claimed meanwhile', modify(cut), true],
  ['records that are written meanwhile', bulk(aborted, cut), true],
  ['records of which one is wrong, which aborts the others', bulk(refused, aborted), false],
  ['a write that failed for no reason that is told', modify(), false],
  ['a connection that died in the background', lost, true],
  ['a full disk of Chromium', noSpace, false],
  ['another fault', new TypeError('x is not a function'), false],
  ['what is no error', 'AbortError', false],
])('faults: %s: cut off or not', (_, error, is) => {
  expect(isCutOff(error)).toBe(is);
});
