import type { Draft } from '@tidemark/contract/inspections/draft';
import { expect, test } from 'vitest';
import { addFile } from '../documentation/testing/add-file.ts';
import { addDrying } from '../drying/testing/add-drying.ts';
import { addJobFile } from '../job/testing/add-job-file.ts';
import { addPhoto, addProject, addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const judge = async (who: Person, id: number) =>
  (await who.send('evidence-profiles.judge', { params: { id } })).ok();
type Judged = Awaited<ReturnType<typeof judge>>;
const sentences = ({ evidence }: Judged) =>
  evidence.stages.flatMap(({ items }) =>
    items.flatMap(({ missing }) => missing.map(({ sentence }) => sentence)),
  );
const insured: Partial<Draft> = {
  ...wholeStepOne,
  insuranceClaimType: 'Insurance',
  policyType: 'Master',
  damageType: ['Water'],
};

test('evidence profiles: a water loss is asked for its photos, and a photo of the job answers its rule', async () => {
  const dana = await api.person();
  const { projectId, id } = await startInspection(api.db, dana, { ...insured, claimNumber: 'W-1' });
  const { id: roomId } = await addRoom(dana, id, { name: 'Kitchen' });
  const before = await judge(dana, projectId);
  expect(before.profile).toMatchObject({ id: 'water', version: 1 });
  expect(before.evidence.next).toBe('arrival');
  expect(sentences(before)).toEqual(
    expect.arrayContaining(['No photo shows the front.', 'The insurance company is not known.']),
  );
  expect(sentences(before)).not.toContain('The claim number is not known.');
  // A room with nothing on its sheet is none that is affected.
  expect(sentences(before).join()).not.toContain('Kitchen has no overview');

  await addJobFile(dana, projectId, { fields: { shot: 'front' } });
  await addJobFile(dana, projectId, { fields: { shot: 'adjacent', roomId } });
  const after = sentences(await judge(dana, projectId));
  expect(after).not.toContain('No photo shows the front.');
  expect(sentences(before)).toContain('Kitchen has no photo of the adjacent area.');
  expect(after).not.toContain('Kitchen has no photo of the adjacent area.');
});

test('evidence profiles: a photo of the inspection answers its rule until its shot, room or it itself is taken away; debris photos count', async () => {
  const dana = await api.person();
  const { projectId, id } = await startInspection(api.db, dana, { ...insured, pickupVan: 1 });
  const { id: roomId } = await addRoom(dana, id, { name: 'Kitchen' });
  const missing = async () => sentences(await judge(dana, projectId));
  const noDebris = 'No photo shows the debris.';
  const noAdjacent = 'Kitchen has no photo of the adjacent area.';
  expect(await missing()).toEqual(expect.arrayContaining([noDebris, noAdjacent]));
  await addPhoto(dana, id);
  expect(await missing()).not.toContain(noDebris);

  const photo = await addFile(dana, id, { fields: { shot: 'adjacent', roomId } });
  const change = async (what: object) =>
    (
      await dana.send('documentation.update', {
        body: { inspectionId: id, documentation: { photos: [{ id: photo.id, ...what }] } },
      })
    ).ok();
  expect(await missing()).not.toContain(noAdjacent);
  await change({ shot: 'closeup' });
  expect(await missing()).toContain(noAdjacent);
  await change({ shot: 'adjacent', roomId: null });
  expect(await missing()).toContain(noAdjacent);
  await change({ roomId });
  expect(await missing()).not.toContain(noAdjacent);
  await dana.send('documentation.remove', {
    params: { fileId: photo.id },
    query: { inspectionId: id, type: 'photo' },
  });
  expect(await missing()).toContain(noAdjacent);
});

test('evidence profiles: what is asked of a drying follows from its records', async () => {
  const dana = await api.person();
  const { projectId } = await startInspection(api.db, dana, insured);
  expect(sentences(await judge(dana, projectId)).join()).not.toContain('The class is not set');
  await addDrying(dana, projectId);
  const said = sentences(await judge(dana, projectId));
  expect(said).toEqual(expect.arrayContaining(['The class is not set.', 'Visit 1 has not ended.']));
});

test('evidence profiles: Basic is what the office checks of an inspection', async () => {
  const dana = await api.person();
  const { projectId, id } = await startInspection(api.db, dana, {
    ...wholeStepOne,
    insuranceClaimType: null,
  });
  await addRoom(dana, id, { name: 'Kitchen' });
  await addPhoto(dana, id);
  const { profile, evidence } = await judge(dana, projectId);
  expect(profile.id).toBe('basic');
  const kim = await api.person({ role: 'Manager' });
  const office = (await kim.send('office.evidence', { params: { id } })).ok().evidence.items;
  const told = evidence.stages[0]!.items.map(({ done, of }) => ({ done, of }));
  expect(told).toEqual(office.map(({ done, of }) => ({ done, of })));
});

test("evidence profiles: a project without an inspection has nothing to judge; another technician's is not there", async () => {
  const dana = await api.person();
  const id = await addProject(api.db, dana);
  expect((await judge(dana, id)).evidence).toEqual({ stages: [], next: null });
  const lee = await api.person();
  expect(await lee.send('evidence-profiles.judge', { params: { id } })).toMatchObject({ status: 404 });
  expect((await lee.send('evidence-profiles.list', {})).ok().profiles.map(({ name }) => name)).toEqual([
    'Self-pay',
    'Water mitigation',
    'Mold',
    'Fire',
    'Basic',
  ]);
});
