import { entryOf } from '@tidemark/contract/evidence-profiles/profile';
import { shippedProfiles } from '@tidemark/contract/evidence-profiles/shipped';
import { rule } from '@tidemark/contract/evidence-profiles/testing/facts';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { readReport } from '../reports/inspection/read-report.ts';
import { addProject, addRoom, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
beforeEach(async () => {
  await api.db.deleteFrom('evidenceWaivers').execute();
  await api.db.deleteFrom('jobProfiles').execute();
  await api.db.deleteFrom('evidenceProfiles').execute();
});
const water = entryOf(shippedProfiles.find(({ id }) => id === 'water')!);
const front = { ruleId: 'arrival-shot-front', for: 'job', reason: 'no access' } as const;
/** A water loss with a kitchen that has a line. */
async function job() {
  const dana = await api.person();
  const { projectId, id } = await startInspection(api.db, dana, {
    ...{ ...wholeStepOne, insuranceClaimType: 'Insurance', policyType: 'Master', damageType: ['Water'] },
  });
  const { id: roomId } = await addRoom(dana, id, { name: 'Kitchen' });
  const sheet = { inspectionId: id, inspectionRoomId: roomId };
  const claimSheetData = { contents: [{ fieldMasterId: 9, detach: 3 }] };
  (await dana.send('claim-sheets.save', { body: { ...sheet, claimSheetData } })).ok();
  return { dana, projectId, inspectionId: id, roomId };
}
const waive = (who: Person, id: number, body: object) =>
  who.send('evidence-profiles.waive', { params: { id }, body: body as typeof front });
const takeBack = (who: Person, id: number, waiverId: string) =>
  who.send('evidence-profiles.take-back', { params: { id, waiverId } });
async function judge(who: Person, id: number) {
  const judged = (await who.send('evidence-profiles.judge', { params: { id } })).ok();
  const items = judged.evidence.stages.flatMap((stage) => stage.items);
  return { ...judged, item: (ruleId: string) => items.find((item) => item.ruleId === ruleId) };
}

test('reasons: one for the job and one for a room count as not missing, from the first on by the profile that the job keeps', async () => {
  const { dana, projectId, roomId } = await job();
  const id = uuidv7();
  const given = await waive(dana, projectId, { ...front, id, text: ' Locked gate ' });
  expect(given.status).toBe(201);
  expect(given.ok().waiver).toMatchObject({
    ...{ record: 'waiver', id, projectId, ...front, text: 'Locked gate' },
    ...{ author: dana.id, authorName: 'Dana Whitaker', asked: 'Front' },
  });
  const of = { ruleId: 'arrival-shot-room-overview-affected-room', for: roomId, reason: 'unsafe' };
  (await waive(dana, projectId, of)).ok();
  const { item, frozen, profile, waivers } = await judge(dana, projectId);
  expect({ frozen, version: profile.version }).toEqual({ frozen: true, version: 1 });
  expect(item(front.ruleId)).toMatchObject({ waived: 1, missing: [] });
  expect(item(of.ruleId)).toMatchObject({ done: 0, of: 2, waived: 2, missing: [] });
  expect(item('arrival-shot-damage-affected-room')?.missing).toHaveLength(1);
  expect(waivers).toHaveLength(2);

  (await takeBack(dana, projectId, id)).ok();
  expect((await judge(dana, projectId)).item(front.ruleId)?.missing).toHaveLength(1);
  // Another device took it back too.
  expect((await takeBack(dana, projectId, id)).status).toBe(200);
});

test('reasons: sent again, or by two devices at once, each is kept once', async () => {
  const { dana, projectId } = await job();
  const [one, other] = [uuidv7(), uuidv7()];
  const sent = await Promise.all([
    waive(dana, projectId, { ...front, id: one }),
    waive(dana, projectId, { ...front, id: one }),
    waive(dana, projectId, { ...front, id: other, reason: 'other', text: 'Fenced in' }),
  ]);
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 201, 201]);
  const { waivers, item } = await judge(dana, projectId);
  expect(waivers.map(({ id }) => id).sort()).toEqual([one, other]);
  expect(item(front.ruleId)).toMatchObject({ waived: 1, missing: [] });
  const elsewhere = await job();
  expect(await waive(elsewhere.dana, elsewhere.projectId, { ...front, id: one })).toMatchObject({
    code: 'id_taken',
  });
});

test('reasons: who may give and take back which, and what is refused', async () => {
  const { dana, projectId } = await job();
  const kim = await api.person({ role: 'Manager' });
  const authorization = { ...front, ruleId: 'arrival-document-work-authorization' };
  const refused = { status: 403, code: 'waiver_not_allowed', message: 'Only a manager can waive this.' };
  expect(await waive(dana, projectId, authorization)).toMatchObject(refused);
  const { waiver } = (await waive(kim, projectId, authorization)).ok();
  expect(await takeBack(dana, projectId, waiver.id)).toMatchObject({ status: 403, code: 'forbidden' });
  expect((await takeBack(kim, projectId, waiver.id)).status).toBe(200);
  expect(await waive(dana, projectId, { ...front, ruleId: 'moon' })).toMatchObject({
    ...{ status: 404, code: 'rule_not_found', message: 'This profile has no such rule.' },
  });
  expect((await waive(dana, projectId, { ...front, reason: 'other' })).details).toEqual([
    { field: 'text', message: 'Say why.' },
  ]);
  const rules = [rule('shot:front', { id: 'front', waiver: 'none' })];
  const body = { ...water, rules, basedOn: 1 };
  (await kim.send('evidence-profiles.update', { params: { id: 'water' }, body })).ok();
  const newest = { profileId: 'water', version: 2 };
  (await kim.send('evidence-profiles.choose', { params: { id: projectId }, body: newest })).ok();
  expect(await waive(kim, projectId, { ...front, ruleId: 'front' })).toMatchObject(refused);
  const unbegun = await addProject(api.db, dana);
  expect(await waive(dana, unbegun, front)).toMatchObject({ status: 409, code: 'job_not_begun' });
  const { waiver: mine } = (
    await waive(dana, projectId, { ...front, profile: { id: 'water', version: 1 } })
  ).ok();
  (await kim.send('job.close', { params: { id: projectId }, body: { reason: 'Paid', anyway: true } })).ok();
  expect(await waive(dana, projectId, front)).toMatchObject({ code: 'job_closed' });
  expect(await takeBack(dana, projectId, mine.id)).toMatchObject({ code: 'job_closed' });
});

test('reasons: a device with an older profile is not refused, and a reason for a rule that is gone stays and is printed as one', async () => {
  const { dana, projectId, inspectionId } = await job();
  const kim = await api.person({ role: 'Manager' });
  const body = { ...water, rules: [rule('shot:address', { id: 'address' })], basedOn: 1 };
  (await kim.send('evidence-profiles.update', { params: { id: 'water' }, body })).ok();
  const sent = await waive(dana, projectId, { ...front, profile: { id: 'water', version: 1 } });
  expect(sent.ok().waiver).toMatchObject({ ruleId: front.ruleId, asked: 'Front' });
  const { profile, waivers, item } = await judge(dana, projectId);
  expect(profile).toMatchObject({ id: 'water', version: 2 });
  expect(waivers).toMatchObject([{ ruleId: front.ruleId, asked: 'Front' }]);
  expect(item('address')?.missing).toHaveLength(1);
  // One that the office does not know is judged as if none was named.
  const unknown = { ...front, ruleId: 'address', profile: { id: 'of a later release', version: 7 } };
  expect((await waive(dana, projectId, unknown)).status).toBe(201);
  const actor = { id: dana.id, role: 'Field Technician' } as const;
  const { facts } = await readReport(api.db, api.files, actor, inspectionId);
  expect(facts.reasons?.map(({ asked, isFormer, by }) => ({ asked, isFormer, by }))).toEqual([
    { asked: 'Front', isFormer: true, by: 'Dana Whitaker' },
    { asked: 'Address', isFormer: false, by: 'Dana Whitaker' },
  ]);
});
