import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { begun, inspectionThatIs } from '../testing/factories.ts';
import { picture } from '../testing/pictures.ts';
import { useApi } from '../testing/use-api.ts';
import { photosOf, upload } from './testing/upload.ts';

const api = useApi();

test('remove trash photo: deleted, gone from its inspection, logged, and can be uploaded again', async () => {
  const { dana, id } = await begun(api);
  const bytes = await picture();
  const photo = (await upload(dana, id, bytes)).ok();
  const params = { id, photoId: photo.id };
  expect(await dana.send('trash-photos.remove', { params })).toMatchObject({
    status: 200,
    message: 'Photo deleted successfully',
  });
  expect(await photosOf(dana, id)).toEqual([]);
  expect((await dana.fetch('GET', photo.fileUrl)).status).toBe(404);
  expect(await dana.send('trash-photos.remove', { params })).toMatchObject({ code: 'trash_photo_not_found' });
  const log = await api.db
    .selectFrom('auditLog')
    .select(['action', 'before', 'after'])
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute();
  const { fileUrl: _, createdAt, capturedAt, latitude, longitude, flaw, ...facts } = photo;
  expect(log.slice(1)).toEqual([
    { action: 'trash-photo-added', before: null, after: facts },
    {
      action: 'trash-photo-deleted',
      before: { ...facts, createdAt, capturedAt, latitude, longitude, flaw },
      after: null,
    },
  ]);
  expect((await upload(dana, id, bytes)).status).toBe(201);
});

test.each(['Completed', 'Cancelled'] as const)(
  'remove trash photo: a %s inspection takes and loses no photo',
  async (status) => {
    const dana = await api.person();
    const { id } = await inspectionThatIs(api.db, dana, status);
    const before = await api.stored();
    const code = status === 'Completed' ? 'inspection_completed' : 'inspection_cancelled';
    expect(await upload(dana, id, await picture())).toMatchObject({ status: 409, code });
    const params = { id, photoId: uuidv7() };
    expect(await dana.send('trash-photos.remove', { params })).toMatchObject({ status: 409, code });
    expect(await api.stored()).toEqual(before);
  },
);
