import { onlyPhotosShow, unknownShot } from '@tidemark/contract/shots';
import { expect, test } from 'vitest';
import { begun, inspectionThatIs } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { addFile, documentationOf, send } from './testing/add-file.ts';

const api = useApi();
const give = (who: Person, inspectionId: string, id: string, shot: unknown, list = 'photos') =>
  who.send('documentation.update', { body: { inspectionId, documentation: { [list]: [{ id, shot }] } } });
const shotsOf = async (who: Person, id: string) =>
  (await documentationOf(who, id)).photos.map(({ shot }) => shot);

test('shots: a photo is sent with one, without, given another and none; the log says so', async () => {
  const { dana, id } = await begun(api);
  const photo = await addFile(dana, id, { fields: { shot: 'damage' } });
  await addFile(dana, id);
  expect(await shotsOf(dana, id)).toEqual(['damage', null]);
  (await give(dana, id, photo.id, 'closeup')).ok();
  expect(await shotsOf(dana, id)).toEqual(['closeup', null]);
  (await give(dana, id, photo.id, null)).ok();
  expect(await shotsOf(dana, id)).toEqual([null, null]);
  const logged = await api.db
    .selectFrom('auditLog')
    .select(['action', 'before', 'after'])
    .where('subjectId', '=', id)
    .where('action', 'in', ['file-added', 'file-changed'])
    .orderBy('id')
    .execute();
  expect(logged.map(({ before, after }) => [before, after])).toMatchObject([
    [null, { id: photo.id, shot: 'damage' }],
    [null, { shot: null }],
    [{ shot: 'damage' }, { shot: 'closeup' }],
    [{ shot: 'closeup' }, { shot: null }],
  ]);
});

test('shots: a change that does not name it, as of an app from before there were shots, leaves it', async () => {
  const { dana, id } = await begun(api);
  const { shot: _, ...asOlder } = await addFile(dana, id, { fields: { shot: 'front' } });
  const documentation = { photos: [{ ...asOlder, description: 'Street side' }] };
  (await dana.send('documentation.update', { body: { inspectionId: id, documentation } })).ok();
  expect((await documentationOf(dana, id)).photos).toMatchObject([
    { shot: 'front', description: 'Street side' },
  ]);
});

test('shots: an unknown one, or one of a document, refused and not kept', async () => {
  const { dana, id } = await begun(api);
  const photo = await addFile(dana, id);
  const document = await addFile(dana, id, { type: 'document' });
  const refused = (field: string, message: string) => ({ status: 400, details: [{ field, message }] });
  expect(await send(dana, id, { fields: { shot: 'roof' } })).toMatchObject(refused('shot', unknownShot));
  expect(await send(dana, id, { type: 'document', fields: { shot: 'front' } })).toMatchObject(
    refused('shot', onlyPhotosShow),
  );
  expect(await give(dana, id, photo.id, 'roof')).toMatchObject(
    refused('documentation.photos.0.shot', unknownShot),
  );
  expect(await give(dana, id, document.id, 'front', 'documents')).toMatchObject(
    refused('documentation.documents.0.shot', onlyPhotosShow),
  );
  const { photos, documents } = await documentationOf(dana, id);
  expect([...photos, ...documents].map(({ shot }) => shot)).toEqual([null, null]);
});

test('shots: of a completed inspection, they stay as they are', async () => {
  const dana = await api.person();
  const { id } = await inspectionThatIs(api.db, dana, 'Completed');
  expect(await send(dana, id, { fields: { shot: 'front' } })).toMatchObject({ status: 409 });
});
