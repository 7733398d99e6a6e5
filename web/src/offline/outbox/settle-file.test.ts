import { documentationActions } from '@tidemark/contract/documentation';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { until } from '../testing/browser.ts';
import { withOneProject } from '../testing/one-project.ts';
import { addDocument, addPhoto } from '../testing/photos.ts';
import { perform } from './perform.ts';

const at = withOneProject();
const { begin, start, empty } = at;
let inspectionId: string;

beforeEach(async () => {
  inspectionId = uuidv7();
  await begin(inspectionId);
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

test('outbox: a photo the server has accepted is written once, however many others wait', async () => {
  start();
  await until(empty);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  at.office.travels = () => held;
  const ids = await add(30);
  const written = new Map<string, number>();
  const count = (id: string) => written.set(id, (written.get(id) ?? 0) + 1);
  at.on.documentation.hook('creating', (id) => void count(id));
  at.on.documentation.hook('updating', (_, id) => void count(id));
  arrive();
  await until(empty);
  // The last one rebuilds the rest itself.
  expect(ids.map((id) => written.get(id))).toEqual(ids.map(() => 1));
  expect(await at.on.bases.count(), 'nothing is kept that nothing stands on').toBe(0);
});

test('outbox: trash photos that wait or were refused stay in their inspection when another is accepted', async () => {
  const ids = [];
  for (const nth of [0, 1, 2, 3]) ids.push(await addPhoto(inspectionId, `${nth}.jpg`, `photo ${nth}`));
  at.office.judge = ({ action, body }) => {
    if (action !== 'trash-photos.upload') return 'work';
    const { name } = body.file as { name: string };
    if (name === '1.jpg') return { status: 400, code: 'validation_failed', message: 'Not an image.' };
    return name === '3.jpg' ? 'fail' : 'work';
  };
  start();
  await until(async () => (await at.on.blobs.count()) === 2);
  const shown = (await at.on.inspections.get(inspectionId))!.trashPhotos.map(({ id }) => id);
  expect(shown.sort()).toEqual(ids);
});

test('outbox: changes to a sent photo stay while others wait', async () => {
  const ids = await add(6);
  await describe(ids[0]!, 'the sump');
  await describe(ids[4]!, 'the van');
  at.office.judge = ({ action }) => (action === 'documentation.update' ? 'fail' : 'work');
  start();
  await until(async () => (await at.on.blobs.count()) === 0);
  const said = async () => (await at.on.documentation.toArray()).map(({ description }) => description);
  const wanted = ['the sump', null, null, null, 'the van', null];
  expect(await said()).toEqual(wanted);
  at.office.judge = () => 'work';
  await until(empty, () => at.sender!.wake());
  expect(await said()).toEqual(wanted);
  expect(await at.on.bases.count()).toBe(0);
});
