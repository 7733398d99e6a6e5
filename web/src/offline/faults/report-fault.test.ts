import { invalid } from '@tidemark/contract/refused';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorOf, networkError, storeAway } from './call-error.ts';
import { Problem } from './problem.ts';
import { explain } from './report-fault.ts';

const reported: unknown[] = [];
beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});
afterEach(() => void vi.unstubAllGlobals());

const connection = 'This needs a connection.';
const noRoom = 'This device is out of space. Free up space and try again.';
const away = "Couldn't reach the data on this device. Try again.";
const quota = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
const abort = (name: string, words: string) => new Dexie.AbortError(words, new DOMException(words, name));

test.each([
  ['the office refused', errorOf(409, { error: 'This project is completed.' }), 'This project is completed.'],
  ['the office says nothing', errorOf(502, undefined), 'HTTP error! status: 502'],
  [
    'something between answers in a shape of its own',
    errorOf(503, { error: { code: 'x' }, message: 'Busy.', details: 'none' }),
    'Busy.',
  ],
  ['a form was refused', invalid([{ field: 'x', message: 'Too long.' }]), 'Too long.'],
  [
    'there is a sentence of ours',
    new Problem('It was never on this device.'),
    'It was never on this device.',
  ],
  ['one of ours says why', new Problem('Not begun.', { cause: networkError() }), 'Not begun.'],
  ['no answer came', networkError(), connection],
  ['Chromium has no network', new TypeError('Failed to fetch'), connection],
  ['Safari has none', new TypeError('Load failed'), connection],
  ['Firefox has none', new TypeError('NetworkError when attempting to fetch resource.'), connection],
  ['the browser gives no room', quota, noRoom],
  ['a transaction finds none', new Dexie.AbortError('Transaction aborted', quota), noRoom],
  ['the disk has none', abort('UnknownError', 'Internal error opening backing store.'), noRoom],
  ['the store was cut off', abort('AbortError', 'The connection was closed.'), away],
  ['its connection died', new DOMException('An internal error was encountered.', 'UnknownError'), away],
  ['the store is closed', new Dexie.DatabaseClosedError(), away],
  ['it was away too often', storeAway(), away],
])('faults: where %s, it is shown and is not a fault of the app', (_, error, told) => {
  expect(explain(error)).toBe(told);
  expect(reported).toEqual([]);
});

test.each([
  ['a TypeError', new TypeError("Cannot read properties of undefined (reading 'id')")],
  ['one of Dexie', new Dexie.ConstraintError('Key already exists in the object store.')],
  ['one of the browser', new DOMException('The object could not be cloned.', 'DataCloneError')],
  ['an Error of our code', new Error('useDraftStore needs a DraftProvider above it.')],
  ['a part of the app that does not load', new Error('(SystemJS https://git.io/JvFET#3)')],
  ['no error at all', 'undefined is not a function'],
])('faults: %s is shown in plain words, and reported as it is', (_, error) => {
  expect(explain(error)).toBe('Something went wrong in the app. Try again, or reload the page.');
  expect(reported).toEqual([error]);
});

test('faults: our own message with an error behind it is shown, and reported with its cause', () => {
  const error = new Problem('Failed to create inspection', { cause: new TypeError('x is null') });
  expect(explain(error)).toBe('Failed to create inspection');
  expect(reported).toEqual([error]);
});
