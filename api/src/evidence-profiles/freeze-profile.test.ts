import { entryOf } from '@tidemark/contract/evidence-profiles/profile';
import { shippedProfiles } from '@tidemark/contract/evidence-profiles/shipped';
import type { Draft } from '@tidemark/contract/inspections/draft';
import { beforeEach, expect, test } from 'vitest';
import { addProject, addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
beforeEach(async () => {
  await api.db.deleteFrom('jobProfiles').execute();
  await api.db.deleteFrom('evidenceProfiles').execute();
});
const insured: Partial<Draft> = { ...wholeStepOne, insuranceClaimType: 'Insurance', policyType: 'Master' };
const water = entryOf(shippedProfiles.find(({ id }) => id === 'water')!);
const judge = async (who: Person, id: number) => {
  const { profile, frozen } = (await who.send('evidence-profiles.judge', { params: { id } })).ok();
  return `${profile.name} ${profile.version}${frozen ? ', kept' : ''}`;
};
const held = async (who: Person, id: number) =>
  (await who.send('evidence-profiles.held', { params: { id } })).ok().profile;
const save = async (kim: Person, basedOn: number, part: object) =>
  (
    await kim.send('evidence-profiles.update', {
      params: { id: 'water' },
      body: { ...water, ...part, basedOn },
    })
  ).ok();

test("evidence profile: a job's follows its facts until the submit, then stays until a manager sets another", async () => {
  const [dana, kim] = [await api.person(), await api.person({ role: 'Manager' })];
  const { projectId, id } = await startInspection(api.db, dana, { ...insured, damageType: ['Fire'] });
  await addRoom(dana, id, { name: 'Kitchen' });
  expect(await judge(dana, projectId)).toBe('Fire 1');
  const body = { damageType: ['Water' as const] };
  (await dana.send('inspections.update', { params: { id }, body })).ok();
  expect(await judge(dana, projectId)).toBe('Water mitigation 1');
  expect(await held(dana, projectId)).toBeNull();
  // A must that is open refuses no submit.
  (await dana.send('inspections.submit', { params: { id }, body: {} })).ok();
  expect(await judge(dana, projectId)).toBe('Water mitigation 1, kept');
  await save(kim, 1, { name: 'Water', rules: [] });
  expect(await judge(dana, projectId)).toBe('Water mitigation 1, kept');
  expect(await held(dana, projectId)).toMatchObject({ id: 'water', version: 1, rules: water.rules });

  const choose = (who: Person, profileId: string, version: number) =>
    who.send('evidence-profiles.choose', { params: { id: projectId }, body: { profileId, version } });
  const { profile, evidence } = (await choose(kim, 'water', 2)).ok();
  expect(profile).toMatchObject({ name: 'Water', version: 2 });
  expect(evidence.stages).toEqual([]);
  expect(await judge(dana, projectId)).toBe('Water 2, kept');
  expect(await choose(dana, 'water', 1)).toMatchObject({ status: 403 });
  expect(await choose(kim, 'water', 3)).toMatchObject({ status: 404, code: 'profile_not_found' });
  expect((await choose(kim, 'self-pay', 1)).status).toBe(200);
  // The one that a job keeps can be deleted: the job reads it on.
  (await kim.send('evidence-profiles.remove', { params: { id: 'self-pay' } })).ok();
  expect(await judge(dana, projectId)).toBe('Self-pay 1, kept');
  expect(await choose(kim, 'self-pay', 1)).toMatchObject({ status: 404, code: 'profile_not_found' });
  const logged = await api.db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('action', '=', 'evidence-profile-set')
    .where('subjectId', '=', String(projectId))
    .orderBy('id')
    .execute();
  expect(logged).toEqual([
    { before: { profile: 'Water mitigation', version: 1 }, after: { profile: 'Water', version: 2 } },
    { before: { profile: 'Water', version: 2 }, after: { profile: 'Self-pay', version: 1 } },
  ]);
  (await kim.send('job.close', { params: { id: projectId }, body: { reason: 'Paid', anyway: true } })).ok();
  expect(await choose(kim, 'water', 2)).toMatchObject({ status: 409, code: 'job_closed' });
});

test('profile of a job: a manager sets it before anybody came', async () => {
  const [dana, kim] = [await api.person(), await api.person({ role: 'Manager' })];
  const id = await addProject(api.db, dana);
  const body = { profileId: 'mold', version: 1 };
  (await kim.send('evidence-profiles.choose', { params: { id }, body })).ok();
  expect(await judge(dana, id)).toBe('Mold 1, kept');
});
