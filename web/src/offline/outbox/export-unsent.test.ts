import { trashPhotoActions } from '@tidemark/contract/trash-photos';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice } from '../testing/browser.ts';
import { Office } from '../testing/office.ts';
import { addPhoto } from '../testing/photos.ts';
import { exportUnsent } from './export-unsent.ts';

let office: Office;
beforeEach(async () => {
  office = new Office();
  freshDevice(await office.open());
});
afterEach(() => office.close());

test("outbox: the zip has every unsent file with its exact bytes, and every change in the contract's words", async () => {
  const inspectionId = '0193b0a0-0000-7000-8000-000000000001';
  await addPhoto(inspectionId, 'a/van.jpg', 'one');
  await addPhoto(inspectionId, 'a_van.jpg', 'two');
  const files = unzipSync(new Uint8Array(await (await exportUnsent()).arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    'changes.json',
    'project-0/a_van (2).jpg',
    'project-0/a_van.jpg',
  ]);
  expect(strFromU8(files['project-0/a_van.jpg']!)).toBe('one');
  expect(strFromU8(files['project-0/a_van (2).jpg']!)).toBe('two');
  const changes = JSON.parse(strFromU8(files['changes.json']!)) as { action: string }[];
  expect(changes.map(({ action }) => action)).toEqual([
    trashPhotoActions.upload.name,
    trashPhotoActions.upload.name,
  ]);
});
