import { expect, test } from 'vitest';
import { photosByRoom } from './by-room.ts';

const hall = { id: 'r2', name: 'Hall', position: 2 };
const attic = { id: 'r1', name: 'Attic', position: 1 };

test('photos by room: rooms in their order, then photos of none or of a deleted room, numbered through', () => {
  const photos = [
    { id: '4', roomId: 'deleted' },
    { id: '3', roomId: 'r2' },
    { id: '1', roomId: 'r2' },
    { id: '5', roomId: null },
    { id: '2', roomId: 'r1' },
  ];
  const groups = photosByRoom(photos, [hall, attic]);
  expect(
    groups.map(({ room, photos: its }) => [
      room?.name ?? null,
      ...its.map(({ number, photo }) => [number, photo.id]),
    ]),
  ).toEqual([
    ['Attic', [1, '2']],
    ['Hall', [2, '1'], [3, '3']],
    [null, [4, '4'], [5, '5']],
  ]);
});

test('photos by room: a room without photos is left out', () => {
  expect(photosByRoom([{ id: '1', roomId: 'r1' }], [attic, hall])).toHaveLength(1);
  expect(photosByRoom([], [attic])).toEqual([]);
});
