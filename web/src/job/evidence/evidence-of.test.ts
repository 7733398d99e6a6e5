import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { newInspection } from '@tidemark/contract/inspections/inspection';
import type { Room } from '@tidemark/contract/rooms';
import { expect, test } from 'vitest';
import { evidenceOf } from './evidence-of.ts';

const at = '2026-11-20T14:52:00.000Z';
const van = {
  ...{ id: 'van', fileUrl: '', fileName: 'van.jpg', createdAt: at, size: 1, sha256: '' },
  ...{ capturedAt: null, latitude: null, longitude: null, flaw: null },
};
const inspection = {
  ...newInspection({ id: 'one', projectId: 1, technicianId: 1, at }),
  trashPhotos: [van],
};
const photo = (id: string) =>
  ({ id, inspectionId: 'one', category: 'photo', roomId: 'den', flaw: null }) as DocumentationFile;
const rooms = [{ id: 'den', inspectionId: 'one', name: 'Den', position: 1 } as Room];
const numbers = (files: DocumentationFile[], whole: boolean) =>
  evidenceOf(inspection, { files, rooms, whole }).viewed.map(({ id, number }) => [id, number]);

test('evidence: debris photos are numbered after the others', () => {
  expect(numbers([photo('sink'), photo('wall')], true)).toEqual([
    ['sink', 1],
    ['wall', 2],
    ['van', 3],
  ]);
});

test('evidence: while photos may be missing on this device, none has a number', () => {
  expect(numbers([], false)).toEqual([['van', undefined]]);
  expect(numbers([photo('wall')], false)).toEqual([
    ['wall', undefined],
    ['van', undefined],
  ]);
});
