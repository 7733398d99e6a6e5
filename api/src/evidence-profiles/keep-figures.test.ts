import { openBeforePayment } from '@tidemark/contract/evidence-profiles/before-payment';
import { entryOf } from '@tidemark/contract/evidence-profiles/profile';
import { shippedProfiles } from '@tidemark/contract/evidence-profiles/shipped';
import type { Draft } from '@tidemark/contract/inspections/draft';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { settleCompany } from '../company/settle-company.ts';
import { addFile } from '../documentation/testing/add-file.ts';
import { addDocument, addTexts } from '../documents/testing/sign-document.ts';
import { addDrying } from '../drying/testing/add-drying.ts';
import { addJobFile } from '../job/testing/add-job-file.ts';
import { addPhoto, addProject, addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';
import { keepNextFigures } from './keep-figures.ts';

const api = useApi();
beforeEach(async () => {
  await api.db.deleteFrom('evidenceWaivers').execute();
  await api.db.deleteFrom('jobProfiles').execute();
  await api.db.deleteFrom('evidenceProfiles').execute();
});
const log = pino({ level: 'silent' });
const water: Partial<Draft> = {
  ...wholeStepOne,
  ...{ insuranceClaimType: 'Insurance', policyType: 'Master', damageType: ['Water'] },
};
async function keepAll() {
  while (await keepNextFigures(api.db, log));
}
const waiting = async () =>
  (await api.db.selectFrom('evidenceChanges').select('projectId').distinct().execute()).map(
    ({ projectId }) => projectId,
  );
type Query = Record<string, string>;
const listed = async (kim: Person, query: Query = {}) =>
  (await kim.send('office.projects', { query })).ok().projects;
const people = async () => [await api.person(), await api.person({ role: 'Manager' })] as const;

/** What the office's list says of a job, and what the judgement of it adds up to. */
async function compare(dana: Person, kim: Person, projectId: number) {
  await keepAll();
  const said = (await listed(kim)).find(({ id }) => id === projectId)!.evidence!;
  const judged = await dana.send('evidence-profiles.judge', { params: { id: projectId } });
  const { evidence, profile } = judged.ok();
  const items = evidence.stages.flatMap((stage) => stage.items);
  const musts = items.filter(({ severity }) => severity === 'must');
  expect(said).toMatchObject({
    stage: evidence.next,
    done: items.reduce((sum, { done, waived }) => sum + done + waived, 0),
    asked: items.reduce((sum, { of }) => sum + of, 0),
    openMusts: musts.reduce((sum, { missing }) => sum + missing.length, 0),
  });
  const { beforePayment } = await api.db
    .selectFrom('jobEvidence')
    .select('beforePayment')
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow();
  expect(beforePayment).toEqual(openBeforePayment(evidence, profile).map(({ name }) => name));
  return said;
}

test('evidence in the list: every change of a job is judged, and the figures are those of its evidence', async () => {
  const [dana, kim] = await people();
  const { projectId, id } = await startInspection(api.db, dana, water);
  const first = await compare(dana, kim, projectId);
  expect(first).toMatchObject({ stage: 'arrival', due: null });
  const texts = await addTexts(kim);
  await keepAll();
  const { id: roomId } = await addRoom(dana, id, { name: 'Kitchen' });
  const changes: (() => Promise<unknown>)[] = [
    () => addRoom(dana, id, { name: 'Hall' }),
    () =>
      dana.send('claim-sheets.save', {
        body: {
          ...{ inspectionId: id, inspectionRoomId: roomId },
          claimSheetData: { contents: [{ fieldMasterId: 9, detach: 3 }] },
        },
      }),
    () => addFile(dana, id, { fields: { roomId, shot: 'damage' } }),
    () => addJobFile(dana, projectId, { fields: { shot: 'front' } }),
    () => addPhoto(dana, id),
    () => addDocument(dana, projectId, texts),
    () => addDrying(dana, projectId),
    () =>
      dana.send('evidence-profiles.waive', {
        params: { id: projectId },
        body: { ruleId: 'arrival-shot-address', for: 'job', reason: 'unsafe' },
      }),
    () =>
      kim.send('evidence-profiles.choose', {
        params: { id: projectId },
        body: { profileId: 'fire', version: 1 },
      }),
    () => dana.send('rooms.remove', { params: { id: roomId } }),
  ];
  for (const change of changes) {
    await compare(dana, kim, projectId);
    await change();
    expect(await waiting()).toEqual([projectId]);
  }
  await compare(dana, kim, projectId);
});

test('evidence in the list: filters by stage, by what must be there and by a deadline that has passed', async () => {
  const [dana, kim] = await people();
  const wall = new Date(Date.now() - 20 * 3_600_000).toISOString();
  const arrived = { arrivalDate: wall.slice(0, 10), arrivalTime: wall.slice(11, 16) };
  const { projectId: late } = await startInspection(api.db, dana, { ...water, ...arrived });
  const { projectId: basic } = await startInspection(api.db, dana, {
    ...wholeStepOne,
    insuranceClaimType: null,
  });
  const untouched = await addProject(api.db, dana);
  await keepAll();
  const found = async (query: Query) => {
    const ids = (await listed(kim, query)).map(({ id }) => id);
    return [late, basic, untouched].filter((id) => ids.includes(id));
  };
  expect(await found({})).toEqual([late, basic, untouched]);
  expect(await found({ evidenceStage: 'arrival' })).toEqual([late]);
  expect(await found({ evidenceStage: 'arrival,first-visit' })).toEqual([late, basic]);
  expect(await found({ evidenceOpen: 'true' })).toEqual([late, basic]);
  expect(await found({ deadlinePassed: 'true' })).toEqual([late]);
  expect((await listed(kim)).find(({ id }) => id === late)?.evidence?.due).toMatchObject({
    goal: 'authorization-sealed',
  });
  const counted = (await kim.send('office.count', { query: { deadlinePassed: 'true' } })).ok();
  expect(counted.total).toBe((await listed(kim, { deadlinePassed: 'true' })).length);

  await addDocument(dana, late, await addTexts(kim));
  await keepAll();
  expect(await found({ deadlinePassed: 'true' })).toEqual([]);
});

test('evidence in the list: a job that keeps no profile is judged by the newest one, a deleted project by none', async () => {
  const [dana, kim] = await people();
  const { projectId } = await startInspection(api.db, dana, water);
  const before = await compare(dana, kim, projectId);
  const { rules, ...entry } = entryOf(shippedProfiles.find(({ id }) => id === 'water')!);
  (
    await kim.send('evidence-profiles.update', {
      params: { id: 'water' },
      body: { ...entry, rules: rules.slice(0, 1), basedOn: 1 },
    })
  ).ok();
  expect(await compare(dana, kim, projectId)).toMatchObject({ asked: 1, openMusts: 1 });
  expect(before.asked).toBeGreaterThan(1);
  const gone = await addProject(api.db, dana);
  await api.db.insertInto('evidenceChanges').values({ projectId: gone }).execute();
  await api.db.deleteFrom('projects').where('id', '=', gone).execute();
  await keepAll();
  expect(await waiting()).toEqual([]);
});

test('evidence in the list: a job that rests after it was judged, another one comes first', async () => {
  const [dana] = await people();
  await keepAll();
  const [{ projectId: one }, { projectId: other }] = [
    await startInspection(api.db, dana, water),
    await startInspection(api.db, dana, water),
  ];
  expect(await keepNextFigures(api.db, log, [one])).toBe(other);
  expect(await keepNextFigures(api.db, log, [one, other])).toBeUndefined();
  expect(await waiting()).toEqual([one]);
  expect(await keepNextFigures(api.db, log)).toBe(one);
});

test('evidence in the list: a start of the server, or a job that keeps a known profile, has no other job judged', async () => {
  const [dana, kim] = await people();
  const wall = new Date(Date.now() - 20 * 3_600_000).toISOString();
  const arrived = { arrivalDate: wall.slice(0, 10), arrivalTime: wall.slice(11, 16) };
  const jobs = [];
  for (let nth = 0; nth < 3; nth++) jobs.push(await startInspection(api.db, dana, { ...water, ...arrived }));
  const waive = (projectId: number) =>
    kim.send('evidence-profiles.waive', {
      params: { id: projectId },
      body: { ruleId: 'arrival-shot-address', for: 'job', reason: 'unsafe' },
    });
  await settleCompany(api.db, {}, log);
  (await waive(jobs[0]!.projectId)).ok();
  await keepAll();
  await settleCompany(api.db, {}, log);
  expect(await waiting()).toEqual([]);
  (await waive(jobs[1]!.projectId)).ok();
  expect(await waiting()).toEqual([jobs[1]!.projectId]);
});
