import { expect, test } from 'vitest';
import { driedBasement } from '../drying/testing/dried-basement.ts';
import { dryingOf } from '../drying/whole.ts';
import { reasonsOf } from './reasons.ts';

const photo = (number: string, isTelling: boolean, roomId = 'room') => ({ roomId, number, isTelling });
const empty = dryingOf(1, [], { meters: [], units: [] });

test('reasons: photos of a room, those that tell why first, numbers in a row joined', () => {
  const photos = [
    ...[photo('001', true), photo('002', true), photo('003', true), photo('004', false), photo('006', true)],
    ...[photo('job-001', false), photo('job-002', false), photo('009', true, 'other')],
  ];
  expect(reasonsOf({ rooms: [{ id: 'room' }, { id: 'bare' }], photos, drying: empty })).toEqual([
    { roomId: 'room', kind: 'photos', text: 'Photos 001-003, 006' },
    { roomId: 'room', kind: 'photos', text: 'Photos 001-004, 006, Job photos 001-002' },
  ]);
});

const room = {
  ...{ record: 'room' as const, id: 'drying-room', projectId: 1, author: null, createdAt: '' },
  ...{ roomId: 'room', name: 'Kitchen', affected: true, floorSf: 168, perimeterLf: 52, wallSf: 416 },
  ...{ heightFt: 8, wetFloorSf: 60, wetWallLf: 10, wetWallBelow2ftSf: null, wetWallAbove2ftSf: null },
  ...{ wetCeilingSf: null, offsets: 0, lowEvaporation: false, sketch: null },
};
const bare = { ...room, id: 'other-room', roomId: 'other', wetFloorSf: null, wetWallLf: null };

test('reasons: the class says what it follows from, of the job and of the room', () => {
  const drying = { ...empty, rooms: [room, bare] };
  const its = reasonsOf({ rooms: [{ id: 'room' }], photos: [], drying });
  // 60 + 10 × 2 ft = 80 of 2 × (2 × 168 + 416) = 1,504 SF
  expect(its).toEqual([
    {
      roomId: 'room',
      kind: 'class',
      text: 'Class 2: affected rooms 80 of 1,504 SF wet, 5.32%; this room 80 of 752 SF wet, 10.64%',
    },
    { roomId: null, kind: 'class', text: 'Class 2: affected rooms 80 of 1,504 SF wet, 5.32%' },
  ]);
  const [other] = reasonsOf({
    ...{ rooms: [], photos: [] },
    drying: { ...drying, class: 3, classReason: 'Wet insulation' },
  });
  expect(other?.text).toBe('Class 3: affected rooms 80 of 1,504 SF wet, 5.32%; Wet insulation');
});

test('reasons: the newest reading of every point that stands in the room', () => {
  const dried = driedBasement({ points: 4, visits: 3 });
  const rooms = dried.rooms.map((one) => ({ ...one, roomId: one.name }));
  const [first, ...others] = dried.points;
  const points = [{ ...first!, removedAt: '2026-11-22T10:00:00.000Z' }, ...others];
  const said = reasonsOf({ rooms: [{ id: 'Basement' }], photos: [], drying: { ...dried, rooms, points } })
    .filter(({ kind }) => kind === 'readings')
    .map(({ text }) => text);
  expect(said).toEqual([
    'Point 3 wall, framing: 11 %MC wood, goal 11, visit 3',
    'Point 4 wall, concrete: 45 relative 0-100, goal 45, visit 3',
  ]);
});
