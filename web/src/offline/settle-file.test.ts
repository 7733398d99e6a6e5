import { documentationActions } from '@tidemark/contract/documentation';
import { inspectionActions } from '@tidemark/contract/inspections/actions';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Device } from './device.ts';
import { lay } from './lay.ts';
import { perform } from './perform.ts';
import { type Sender, startSender } from './sender.ts';
import { freshDevice, until } from './testing/browser.ts';
import { Office } from './testing/office.ts';
import { addDocument, addPhoto } from './testing/photos.ts';

const projectId = 7;
let office: Office;
let on: Device;
let sender: Sender;
let inspectionId: string;

beforeEach(async () => {
  office = new Office();
  office.project(projectId);
  on = freshDevice(await office.open());
  inspectionId = uuidv7();
  await lay([{ table: 'projects', id: projectId, record: office.theProject(projectId) }], { since: 0 });
  await perform(inspectionActions.create, { body: { id: inspectionId, projectId, technicianId: 1 } });
});

afterEach(async () => {
  await sender.stop();
  await office.close();
});

const add = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, nth) =>
      addDocument(inspectionId, 'photo', `${nth}.jpg`, `photo ${nth}`),
    ),
  );
const describe = (id: string, description: string) =>
  perform(documentationActions.update, {
    body: { inspectionId, documentation: { photos: [{ id, description }] } },
  });
const empty = async () => (await on.outbox.count()) === 0;

test('a photo the office has taken is written once, however many others wait', async () => {
  sender = startSender(on);
  await until(empty);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  office.travels = () => held;
  const ids = await add(30);
  const written = new Map<string, number>();
  const count = (id: string) => written.set(id, (written.get(id) ?? 0) + 1);
  on.documentation.hook('creating', (id) => void count(id));
  on.documentation.hook('updating', (_, id) => void count(id));
  arrive();
  await until(empty);
  // The last one rebuilds what is left, itself.
  expect(ids.map((id) => written.get(id))).toEqual(ids.map(() => 1));
  expect(await on.bases.count(), 'nothing is kept that nothing stands on').toBe(0);
});

test('trash photos that wait or were refused stay in their inspection when another is taken', async () => {
  const ids = [];
  for (const nth of [0, 1, 2, 3]) ids.push(await addPhoto(inspectionId, `${nth}.jpg`, `photo ${nth}`));
  office.judge = ({ action, body }) => {
    if (action !== 'trash-photos.upload') return 'work';
    const { name } = body.file as { name: string };
    if (name === '1.jpg') return { status: 400, code: 'validation_failed', message: 'Not an image.' };
    return name === '3.jpg' ? 'fail' : 'work';
  };
  sender = startSender(on);
  await until(async () => (await on.blobs.count()) === 2);
  const shown = (await on.inspections.get(inspectionId))!.trashPhotos.map(({ id }) => id);
  expect(shown.sort()).toEqual(ids);
});

test('what was said of a photo that is sent stays, while others wait', async () => {
  const ids = await add(6);
  await describe(ids[0]!, 'the sump');
  await describe(ids[4]!, 'the van');
  office.judge = ({ action }) => (action === 'documentation.update' ? 'fail' : 'work');
  sender = startSender(on);
  await until(async () => (await on.blobs.count()) === 0);
  const said = async () => (await on.documentation.toArray()).map(({ description }) => description);
  const wanted = ['the sump', null, null, null, 'the van', null];
  expect(await said()).toEqual(wanted);
  office.judge = () => 'work';
  await until(empty, () => sender.wake());
  expect(await said()).toEqual(wanted);
  expect(await on.bases.count()).toBe(0);
});
