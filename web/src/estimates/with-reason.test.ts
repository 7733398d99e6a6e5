import type { Reason } from '@tidemark/contract/scope/reasons';
import { expect, test } from 'vitest';
import { reasonsFor, withReason } from './with-reason.ts';

test.each([
  ['', 'Photos 014, 018', 'Photos 014, 018'],
  ['  ', 'Photos 014', 'Photos 014'],
  ['Category 2', 'Photo 014', 'Category 2, Photo 014'],
  ['Category 2, ', 'Photo 014', 'Category 2, Photo 014'],
  ['Wet, Photo 014', 'Photo 014', 'Wet, Photo 014'],
])('note reasons: %j with %j is %j', (note, text, joined) => {
  expect(withReason(note, text)).toBe(joined);
});

test('note reasons: a room cites its own, and of the job only what it has not itself', () => {
  const reasons: Reason[] = [
    { roomId: 'room', kind: 'photos', text: 'Photo 001' },
    { roomId: 'room', kind: 'class', text: 'Class 2 here' },
    { roomId: 'other', kind: 'photos', text: 'Photo 002' },
    { roomId: null, kind: 'class', text: 'Class 2' },
  ];
  const said = (roomId: string | null) => reasonsFor(reasons, roomId).map(({ text }) => text);
  expect(said('room')).toEqual(['Photo 001', 'Class 2 here']);
  expect(said('other')).toEqual(['Photo 002', 'Class 2']);
  expect(said(null)).toEqual(['Class 2']);
});
