import { expect, test } from 'vitest';
import type { EvidenceFile } from './evidence-of-project.ts';
import { nameFiles } from './name-files.ts';

const one = (id: string, of: Partial<EvidenceFile> = {}): EvidenceFile => ({
  ...{ id, inspectionId: 'a', kind: 'photo', roomId: null, name: 'image.jpg', type: 'image/jpeg' },
  ...{ size: 3, sha256: id, description: null, takenAt: null, latitude: null, longitude: null },
  createdAt: '2026-11-20T15:12:00.000Z',
  ...of,
});
const rooms = [
  { id: 'r2', inspectionId: 'a', name: 'Hall bath / 2nd floor', position: 2 },
  { id: 'r1', inspectionId: 'a', name: '厨房', position: 1 },
];
const paths = (files: EvidenceFile[], inspections = ['a']) =>
  nameFiles({ inspections, rooms, files, job: [] }, 'America/Chicago').map(({ path }) => path);

test('evidence names: number as in the report, room, and time by the clock of the company', () => {
  const files = [
    one('1', { roomId: 'r2', takenAt: '2026-11-20T09:04:59-06:00' }),
    one('2', { roomId: 'r1', takenAt: '2026-11-20T16:00:00+00:00' }),
    // A camera that wrote no offset is believed.
    one('3', { roomId: 'deleted', takenAt: '2026-11-19T23:59:00' }),
    one('4', { kind: 'trash-photo', name: 'VAN.PNG', type: 'image/png' }),
    one('5', { kind: 'document', name: 'Adjuster: letter (2).final.pdf', type: 'application/pdf' }),
    one('6', { kind: 'voice', roomId: 'r2', name: 'note', type: 'audio/webm' }),
  ];
  expect(paths(files)).toEqual([
    'photos/001_厨房_2026-11-20T1000.jpg',
    'photos/002_Hall-bath-2nd-floor_2026-11-20T0904.jpg',
    'photos/003_No-room_2026-11-19T2359.jpg',
    'debris/004_Debris_2026-11-20T0912.png',
    'documents/005_Adjuster-letter-2-final_2026-11-20T0912.pdf',
    'voice-notes/006_Hall-bath-2nd-floor_2026-11-20T0912.webm',
  ]);
});

test('evidence names: of several inspections with files each has a folder and its own numbers', () => {
  const files = [one('1', { inspectionId: 'c' }), one('2')];
  expect(paths(files, ['a', 'b', 'c'])).toEqual([
    'inspection-1/photos/001_No-room_2026-11-20T0912.jpg',
    'inspection-3/photos/001_No-room_2026-11-20T0912.jpg',
  ]);
});

test('evidence names: whatever a room or file is called, a name leads out of no folder', () => {
  const named = (name: string) => paths([one('1', { kind: 'document', name, type: 'application/x-odd' })])[0];
  for (const name of ['../../etc/passwd', '..', 'C:\\x\\..', '\u0000', `${'x'.repeat(300)}.doc`, '\ud800'])
    expect(named(name)).toMatch(
      /^documents\/001_[\p{L}\p{M}\p{N}_-]{1,40}_2026-11-20T0912(\.[\p{L}\p{M}\p{N}_-]{1,40})?$/u,
    );
});
