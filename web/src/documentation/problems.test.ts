import { documentationRules } from '@tidemark/contract/documentation-file';
import { Refusal } from '@tidemark/contract/refusals';
import { expect, test } from 'vitest';
import type { Outcome } from './intake.ts';
import { problemsOf } from './problems.ts';

const of = (added: number, ...problems: Outcome[]) => {
  const chosen = added + problems.length;
  return problemsOf({ done: chosen, of: chosen, added, problems, short: undefined });
};
const one = (
  became: Outcome['became'],
  name = 'a.bin',
  category: Outcome['category'] = 'photo',
): Outcome => ({
  became,
  name,
  category,
});

const invalid = (label: string) =>
  new Refusal('file_type_refused', [{ field: 'file', message: `Please select a valid ${label} file` }]);

test.each<[string, Outcome, string, RegExp]>([
  ['of another type', one(invalid('Photo')), 'Invalid file type', /^Please select a valid Photo file$/],
  [
    'that is no document',
    one(invalid('Document'), 'a.exe', 'document'),
    'Invalid file type',
    /^Please select a valid Document file$/,
  ],
  [
    'of a name that is there',
    one('duplicate'),
    'Duplicate File',
    /^This file has already been uploaded\. Please select a different file\.$/,
  ],
  [
    'above the limit',
    one(new Refusal('file_too_large', [{ field: 'file', message: documentationRules.photo.tooLarge }])),
    'File too large',
    /at most 30 MB\. Set the camera to a lower resolution and take it again\. Not added: a\.bin/,
  ],
  ['with nothing in it', one(new Refusal('file_empty')), 'Empty file', /0 bytes\..* Not added: a\.bin/],
  [
    'of zeros',
    one(new Refusal('file_blank')),
    'Blank file',
    /it has a size but no content\..* Not added: a\.bin/,
  ],
  [
    'that was cut off',
    one(new Refusal('file_cut_off')),
    'Incomplete file',
    /incomplete and can't be read\..* Not added: a\.bin/,
  ],
  ['gone since it was chosen', one('unreadable'), "Can't read the file", /removed after it was chosen/],
  ['without room', one('no-room'), 'No space left on this device', /Free up space/],
  ['that failed', one('failed'), 'Upload failed', /^Failed to upload file\. Please try again\. Not added/],
])('documentation: a file %s is described in a sentence', (_, outcome, title, message) => {
  expect(of(0, outcome)).toEqual([{ title, message: expect.stringMatching(message) }]);
});

test('documentation: several duplicates are named, and an invalid file among good ones too', () => {
  expect(of(3, one('duplicate', 'a.jpg'), one(invalid('Photo'), 'b.exe'), one('duplicate', 'c.jpg'))).toEqual(
    [
      { title: 'Duplicate Files Skipped', message: 'a.jpg, c.jpg' },
      { title: 'Invalid file type', message: 'Please select a valid Photo file. Not added: b.exe' },
    ],
  );
});

test('documentation: a duplicate among selected files, reported as skipped', () => {
  expect(of(2, one('duplicate', 'a.jpg'))).toEqual([{ title: 'Duplicate Files Skipped', message: 'a.jpg' }]);
});

test('documentation: too little space, the message says how much is needed and how much there is', () => {
  const short = { needed: 3 * 1024 ** 2, free: 1536 };
  expect(problemsOf({ done: 0, of: 3, added: 0, problems: [], short })[0]!.message).toBe(
    'The files need 3.0 MB and this device has 1.5 KB left. Files that fit are added.',
  );
});

test('documentation: an intake ended by a closed page says how far it came', () => {
  const broken = { done: 7, of: 40 };
  expect(problemsOf({ done: 0, of: 0, added: 0, problems: [], short: undefined, broken })).toEqual([
    {
      title: 'Not all files were added',
      message:
        'The page was closed after 7 of 40 files. Add them all again; files that are already here are skipped.',
    },
  ]);
});
