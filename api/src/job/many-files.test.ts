import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { addDrying } from '../drying/testing/add-drying.ts';
import { addProject, addRoom, startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';
import { addJobFile, jobOf, sendJobFile } from './testing/add-job-file.ts';

const api = useApi();

async function job() {
  const dana = await api.person();
  const { id, projectId } = await startInspection(api.db, dana);
  const kitchen = await addRoom(dana, id, { name: 'Kitchen' });
  const params = { id: projectId };
  const change = (files: object[], who = dana) => who.send('job.update-files', { params, body: { files } });
  return { dana, projectId, params, kitchen, change };
}

test('job files: a page has those of a category, shot or room, by number', async () => {
  const { dana, projectId, params, kitchen } = await job();
  const after = { roomId: kitchen.id, shot: 'after' };
  await addJobFile(dana, projectId, { fields: after });
  await addJobFile(dana, projectId, { category: 'document' });
  await addJobFile(dana, projectId, { fields: { shot: 'dry' } });
  await addJobFile(dana, projectId, { fields: after });
  const numbers = async (query: Record<string, string | number>) => {
    const { files, pagination } = (await dana.send('job.files', { params, query })).ok();
    return [files.map(({ number }) => number), pagination.total];
  };
  expect(await numbers({})).toEqual([[1, 2, 3, 4], 4]);
  expect(await numbers({ page: 2, limit: 3 })).toEqual([[4], 4]);
  expect(await numbers({ category: 'document' })).toEqual([[2], 1]);
  expect(await numbers({ shot: 'after' })).toEqual([[1, 4], 2]);
  expect(await numbers({ roomId: kitchen.id, limit: 1 })).toEqual([[1], 2]);
  expect(await numbers({ roomId: uuidv7() })).toEqual([[], 0]);
  expect(await dana.send('job.files', { params, query: { shot: 'selfie' } })).toMatchObject({
    ...{ status: 400, details: [{ field: 'shot', message: 'Choose one of the shots.' }] },
  });
  expect(await (await api.person()).send('job.files', { params })).toMatchObject({ status: 404 });
});

test('job files: many at once are changed, those that cannot be are named, and the log has each', async () => {
  const { dana, projectId, kitchen, change } = await job();
  const [one, two] = [
    await addJobFile(dana, projectId, { fields: { label: 'Before' } }),
    await addJobFile(dana, projectId),
  ];
  const letter = await addJobFile(dana, projectId, { category: 'document' });
  const stranger = uuidv7();
  const elsewhere = await startInspection(api.db, dana);
  const room = await addRoom(dana, elsewhere.id);
  const said = { label: 'After', roomId: kitchen.id, shot: 'after' };
  const { files, errors, former } = (
    await change([
      { id: one.id, ...said },
      { id: two.id, roomId: room.id },
      { id: stranger, label: 'After' },
      { id: letter.id, shot: 'document' },
    ])
  ).ok();
  expect(files).toMatchObject([
    { id: one.id, ...said, roomName: 'Kitchen' },
    { id: two.id, roomId: null },
    { id: letter.id, shot: null },
  ]);
  expect(errors).toEqual([
    { id: two.id, field: 'roomId', message: 'Room not found' },
    { id: stranger, field: 'id', message: 'File not found' },
    { id: letter.id, field: 'shot', message: 'Only photos have a shot.' },
  ]);
  expect(former).toEqual([
    { id: one.id, field: 'label', value: 'Before' },
    { id: one.id, field: 'shot', value: null },
  ]);
  const logged = api.db.selectFrom('auditLog').select('after').where('action', '=', 'job-file-changed');
  expect(await logged.where('subjectId', '=', String(projectId)).execute()).toEqual([
    { after: { id: one.id, ...said } },
  ]);
});

test('job files: more than 200 at once, another technician and a closed job are refused', async () => {
  const { dana, projectId, params, change } = await job();
  const { id } = await addJobFile(dana, projectId);
  const many = Array.from({ length: 201 }, () => ({ id: uuidv7(), label: 'After' }));
  expect(await change(many)).toMatchObject({
    ...{ status: 400, details: [{ field: 'files', message: 'Change at most 200 files at once.' }] },
  });
  expect((await change(many.slice(1))).ok().errors).toHaveLength(200);
  expect(await change([{ id, label: 'After' }], await api.person())).toMatchObject({ status: 404 });
  const manager = await api.person({ role: 'Manager' });
  const close = { params, body: { anyway: true, reason: 'Paid' } };
  (await manager.send('job.close', close)).ok();
  expect(await change([{ id, label: 'After' }])).toMatchObject({ status: 409, code: 'job_closed' });
});

test('job files: a photo has one of the shots, other files none', async () => {
  const { dana, projectId } = await job();
  expect(await addJobFile(dana, projectId, { fields: { shot: 'moisture-reading' } })).toMatchObject({
    shot: 'moisture-reading',
  });
  const bad = [
    [{ fields: { shot: 'selfie' } }, 'Choose one of the shots.'],
    [{ category: 'document', fields: { shot: 'document' } }, 'Only photos have a shot.'],
  ] as const;
  for (const [of, message] of bad)
    expect(await sendJobFile(dana, projectId, of)).toMatchObject({
      ...{ status: 400, details: [{ field: 'shot', message }] },
    });
  const letter = await addJobFile(dana, projectId, { category: 'document' });
  const params = { id: projectId, fileId: letter.id };
  expect(await dana.send('job.update', { params, body: { shot: 'other' } })).toMatchObject({ status: 400 });
  expect((await jobOf(dana, projectId)).files).toHaveLength(2);
});

test('job files: what a file belongs to is one of the kinds, named with its id, and of the same project', async () => {
  const { dana, projectId } = await job();
  const unknown = { ofKind: 'wall', ofId: uuidv7() };
  expect(await sendJobFile(dana, projectId, { fields: unknown })).toMatchObject({
    ...{ status: 400, details: [{ field: 'ofKind' }] },
  });
  const { id } = await addJobFile(dana, projectId);
  const params = { id: projectId, fileId: id };
  const half = await dana.send('job.update', { params, body: { ofKind: null, ofId: uuidv7() } });
  expect(half).toMatchObject({ status: 400, details: [{ field: 'ofId' }] });
  const other = await addProject(api.db, dana, { status: 'In Progress', startedAt: '2026-11-01T08:00:00Z' });
  const [here, there] = [await addDrying(dana, projectId), await addDrying(dana, other)];
  for (const ofKind of ['visit', 'point', 'placement', 'air'] as const) {
    const its = { ofKind, ofId: here[ofKind] };
    expect((await dana.send('job.update', { params, body: its })).ok().file).toMatchObject(its);
    expect(await dana.send('job.update', { params, body: { ofKind, ofId: there[ofKind] } })).toMatchObject({
      ...{ status: 400, details: [{ message: `This ${ofKind} belongs to another project.` }] },
    });
  }
});
