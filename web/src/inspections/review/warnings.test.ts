import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { emptyDraft } from '@tidemark/contract/inspections/draft';
import type { Room } from '@tidemark/contract/rooms';
import { expect, test } from 'vitest';
import { warningsOf } from './warnings.ts';

const room = (id: string, name: string, filledCount: number): Room =>
  ({ id, name, type: 'Other', claimItem: { id, filledCount } }) as Room;
const photo = (roomId: string | null, claimItemId: string | null = null) =>
  ({ id: `of ${roomId}`, roomId, claimItemId }) as DocumentationFile;
const draft = { ...emptyDraft, id: '019ac0de-0000-7000-8000-000000000001' };
const signed = { name: 'Dana', strokes: [], signedAt: '2026-11-26T10:00:00Z' };
const whole = {
  inspection: { ...draft, affectedRooms: ['Bathroom' as const], technicianSignature: signed },
  debrisPhotos: 1,
  rooms: [room('a', 'Hall bath', 3), room('b', 'Bathroom', 2)],
  photos: [photo('a'), photo(null, 'b')],
};
const said = (looked: Parameters<typeof warningsOf>[0]) =>
  warningsOf(looked).map(({ title, facts, way }) => [title, facts, way]);

test('warnings: an inspection with lines, photos, debris and a signature has none', () => {
  expect(warningsOf(whole)).toEqual([]);
});

test('warnings: what the office will miss is named, and leads to its room, photo or step', () => {
  const looked = {
    inspection: { ...draft, affectedRooms: ['Kitchen' as const, 'Attic' as const] },
    debrisPhotos: 0,
    rooms: [room('a', 'Laundry', 0), room('b', 'Hall', 4), room('c', 'Stair hall', 0)],
    photos: [photo('b'), photo(null), photo('deleted')],
  };
  expect(said(looked)).toEqual([
    ['2 rooms have no lines', 'Laundry, Stair hall', { to: 'sheet', roomId: 'a' }],
    ['2 rooms are checked, not added', 'Kitchen, Attic', { to: 'room-setup' }],
    ['2 rooms have no photo', 'Laundry, Stair hall', { to: 'documentation', roomId: 'a' }],
    ['2 photos have no room', 'Choose the rooms they show', { to: 'documentation', photoId: 'of null' }],
    ['No photo of the debris', 'Step 1 asks for one as proof', { to: 'project-info' }],
    ['No technician signature', 'Sign it at the end of this page', { to: 'signature' }],
  ]);
});

test('warnings: one room is named in the title', () => {
  const looked = { ...whole, rooms: [room('a', 'Hall bath', 0), room('b', 'Bathroom', 2)] };
  expect(said(looked)).toEqual([
    ['Hall bath has no lines', 'Its claim sheet is empty', { to: 'sheet', roomId: 'a' }],
  ]);
});

test('warnings: while photos may be missing on this device, nothing is said of them', () => {
  expect(warningsOf({ ...whole, photos: undefined })).toEqual([]);
});
