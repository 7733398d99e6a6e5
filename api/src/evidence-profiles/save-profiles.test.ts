import { entryOf, type ProfileEntry } from '@tidemark/contract/evidence-profiles/profile';
import { basicProfile, shippedProfiles } from '@tidemark/contract/evidence-profiles/shipped';
import { rule } from '@tidemark/contract/evidence-profiles/testing/facts';
import { beforeEach, expect, test } from 'vitest';
import { startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
beforeEach(async () => {
  await api.db.deleteFrom('evidenceProfiles').execute();
});
const manager = () => api.person({ role: 'Manager' });
const water = entryOf(shippedProfiles.find(({ id }) => id === 'water')!);
const names = async (who: Person) =>
  (await who.send('evidence-profiles.list', {}))
    .ok()
    .profiles.map(({ name, version }) => `${name} ${version}`);
const update = (who: Person, id: string, entry: ProfileEntry, basedOn: number) =>
  who.send('evidence-profiles.update', { params: { id }, body: { ...entry, basedOn } });

test('evidence profiles: one that ships is version 1 of its own, and what a manager makes of it the next', async () => {
  const kim = await manager();
  // The same again makes no version.
  expect((await update(kim, 'water', water, 1)).ok().profile).toMatchObject({ version: 1, savedBy: null });
  const changed = { ...water, name: 'Water', photosNeedPlace: true };
  const { profile } = (await update(kim, 'water', changed, 1)).ok();
  expect(profile).toMatchObject({ id: 'water', version: 2, name: 'Water', savedBy: 'Dana Whitaker' });
  expect(await update(kim, 'water', { ...changed, name: 'Late' }, 1)).toMatchObject({
    ...{ status: 409, code: 'profile_changed' },
    message: 'Somebody has saved a newer version of this profile. Load it, then make your changes again.',
  });
  const dana = await api.person();
  const read = (id: string, version: number) =>
    dana.send('evidence-profiles.version', { params: { id, version } });
  expect((await read('water', 1)).ok().profile).toMatchObject({ ...water, savedAt: null });
  expect((await read('water', 2)).ok().profile.name).toBe('Water');
  for (const [id, version] of [
    ['water', 3],
    ['roof', 1],
    ['mold', 2],
  ] as const)
    expect(await read(id, version)).toMatchObject({ status: 404, message: 'There is no such profile.' });
  expect(await names(dana)).toEqual(['Self-pay 1', 'Water 2', 'Mold 1', 'Fire 1', 'Basic 1']);
  const logged = await api.db
    .selectFrom('auditLog')
    .select(['action', 'after'])
    .where('subject', '=', 'evidence-profile')
    .where('subjectId', '=', 'water')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  const after = { name: 'Water', version: 2, changed: 'name, photosNeedPlace' };
  expect(logged).toEqual([{ action: 'evidence-profile-saved', after }]);
});

test('evidence profiles: two managers save at once, and one of them is told', async () => {
  const [kim, sam] = [await manager(), await manager()];
  const replies = await Promise.all([
    update(kim, 'mold', { ...water, name: 'Of Kim' }, 1),
    update(sam, 'mold', { ...water, name: 'Of Sam' }, 1),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('evidence profiles: a deleted one is asked of no job and stays readable; Basic stays', async () => {
  const kim = await manager();
  const dana = await api.person();
  const remove = (id: string) => kim.send('evidence-profiles.remove', { params: { id } });
  expect((await remove('water')).status).toBe(200);
  expect(await names(kim)).toEqual(['Self-pay 1', 'Mold 1', 'Fire 1', 'Basic 1']);
  expect(await remove('water')).toMatchObject({ status: 404, code: 'profile_not_found' });
  expect(await update(kim, 'water', water, 2)).toMatchObject({ status: 404, code: 'profile_not_found' });
  const read = await dana.send('evidence-profiles.version', { params: { id: 'water', version: 1 } });
  expect(read.ok().profile.name).toBe('Water mitigation');
  const { projectId } = await startInspection(api.db, dana, {
    ...{ ...wholeStepOne, insuranceClaimType: 'Insurance', policyType: 'Master', damageType: ['Water'] },
  });
  const judged = await dana.send('evidence-profiles.judge', { params: { id: projectId } });
  expect(judged.ok().profile.id).toBe('basic');
  expect(await remove('basic')).toMatchObject({ status: 409, message: 'Basic cannot be deleted.' });
  const basic = entryOf(basicProfile);
  expect((await update(kim, 'basic', { ...basic, order: 5 }, 1)).details).toEqual([
    { field: 'rules', message: 'Basic is last and fits every job.' },
  ]);
  expect((await update(kim, 'basic', { ...basic, rules: [] }, 1)).ok().profile.version).toBe(2);
});

test('evidence profiles: a rule that cannot be judged is named, by its place and what it asks', async () => {
  const kim = await manager();
  const create = (rules: object[]) =>
    kim.send('evidence-profiles.create', { body: { ...water, name: 'Roof', rules: rules as never } });
  const front = rule('shot:front', { id: 'front' });
  const faults: [object[], string][] = [
    [[front, { ...front, id: 'b', stage: 'later' }], 'Rule 2: choose the stage.'],
    [[{ ...front, subject: 'shot:moon' }], 'Rule 1: choose what is asked.'],
    [[{ ...front, minimum: 0 }], 'Rule 1: ask for 1 to 99.'],
    [[{ ...front, when: [{ if: 'raining' }] }], 'Rule 1: choose a condition.'],
    [[front, front], 'Two rules have the same name.'],
    [
      [rule('reading:points', { per: 'unit' })],
      'Rule 1, Readings of every wet point, cannot be asked for each unit.',
    ],
    [[rule('class', { minimum: 2 })], 'Rule 1, Class, can be asked for once only.'],
    [[rule('class', { beforeWork: true })], 'Rule 1, Class, is no photo, so it cannot be before work.'],
  ];
  for (const [rules, message] of faults)
    expect((await create(rules)).details?.map((detail) => detail.message)).toEqual([message]);
  const { profile } = (await create([front])).ok();
  expect(profile).toMatchObject({ version: 1, name: 'Roof', rules: [front] });
  expect(await names(kim)).toContain('Roof 1');
  const dana = await api.person();
  expect(await update(dana, profile.id, water, 1)).toMatchObject({ status: 403 });
});

test('evidence profiles: what one that is not saved asks of a project, by its records and reasons', async () => {
  const kim = await manager();
  const dana = await api.person();
  const { projectId } = await startInspection(api.db, dana, wholeStepOne);
  const profile = {
    ...water,
    rules: [rule('shot:front', { id: 'front' }), rule('shot:street', { id: 'street' })],
  };
  const tried = (who: Person, body: object) => who.send('evidence-profiles.try', { body: body as never });
  const { evidence } = (await tried(kim, { projectId, profile })).ok();
  expect(evidence.stages[0]?.items.flatMap(({ missing }) => missing.map(({ sentence }) => sentence))).toEqual(
    ['No photo shows the front.', 'No photo shows the street.'],
  );
  expect(await names(kim)).not.toContain('Water mitigation 2');
  expect(await tried(dana, { projectId, profile })).toMatchObject({ status: 403 });
  expect(await tried(kim, { projectId: 2_000_000_000, profile })).toMatchObject({
    code: 'project_not_found',
  });
});
