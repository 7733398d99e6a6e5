import { expect, test } from 'vitest';
import { startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

/** An inspection with a room, two sign-ins of one technician and a manager. */
async function twoDevices() {
  const phone = await api.person();
  const office = await api.person({ role: 'Manager' });
  const { id } = await startInspection(api.db, phone);
  const body = { inspectionId: id, name: 'Basement', type: 'Basement' } as const;
  const { room } = (await phone.send('rooms.create', { body })).ok();
  const save = (who: typeof phone, claimSheetData: Record<string, unknown>) =>
    who.send('claim-sheets.save', { body: { inspectionId: id, inspectionRoomId: room.id, claimSheetData } });
  const change = (who: typeof phone, fields: object) =>
    who.send('inspections.update', { params: { id }, body: fields });
  return { phone, office, id, room, save, change };
}

test('conflicts: a change that replaces other values, the response names them and only them', async () => {
  const { phone, office, room, save, change } = await twoDevices();
  expect((await change(phone, { category: 'Category 3', city: 'Skokie' })).ok().former).toEqual([
    { field: 'city', value: null },
    { field: 'category', value: null },
  ]);
  expect((await change(office, { category: 'Category 2', city: 'Skokie' })).ok().former).toEqual([
    { field: 'category', value: 'Category 3' },
  ]);
  expect((await change(office, { category: 'Category 2' })).ok().former).toEqual([]);
  const size = { params: { id: room.id }, body: { dimensionsLength: 12.5 } };
  expect((await phone.send('rooms.update', size)).ok().former).toEqual([
    { field: 'dimensionsLength', value: null },
  ]);
  await save(phone, { contents: [{ fieldMasterId: 9, detach: 3 }] });
  expect((await save(office, { contents: [{ fieldMasterId: 9, detach: 4 }] })).ok().former).toEqual([
    { field: '9.detach', value: 3 },
  ]);
});

test('conflicts: a claim that becomes SelfPay, the policy removed with it is named', async () => {
  const { phone, office, change } = await twoDevices();
  await change(phone, { insuranceClaimType: 'Insurance', policyType: 'Both', claimNumber1: 'GPM-77' });
  const { former } = (await change(office, { insuranceClaimType: 'SelfPay' })).ok();
  expect(former).toEqual(
    expect.arrayContaining([
      { field: 'insuranceClaimType', value: 'Insurance' },
      { field: 'policyType', value: 'Both' },
      { field: 'claimNumber1', value: 'GPM-77' },
    ]),
  );
});

test('conflicts: a repeated request, the same conflicts', async () => {
  const { phone, office, id, change } = await twoDevices();
  await change(office, { category: 'Category 3' });
  const headers = { 'Idempotency-Key': 'told-of-conflicts' };
  const once = { params: { id }, body: { category: 'Category 1' as const }, headers };
  const first = await phone.send('inspections.update', once);
  await change(office, { category: 'Category 2' });
  const again = await phone.send('inspections.update', once);
  expect(first.ok().former).toEqual([{ field: 'category', value: 'Category 3' }]);
  expect(again.ok().former).toEqual(first.ok().former);
});

test("conflicts: changes on other devices, newest first without those of the caller's own sign-in", async () => {
  const { phone, office, id, room, save, change } = await twoDevices();
  await change(phone, { city: 'Skokie' });
  await change(office, { category: 'Category 2' });
  await office.send('rooms.update', { params: { id: room.id }, body: { condition: 'poor' } });
  await save(office, { contents: [{ fieldMasterId: 9, detach: 4 }] });
  const { changes } = (await phone.send('inspections.changes', { params: { id } })).ok();
  expect(changes).toMatchObject([
    { subject: 'claim-sheet', subjectId: room.id, technicianId: office.id, after: { 9: { detach: 4 } } },
    { subject: 'room', subjectId: room.id, after: { condition: 'poor' } },
    { subject: 'inspection', subjectId: id, after: { category: 'Category 2' } },
  ]);
  expect(changes[0]!.technicianName).toMatch(/\S+ \S+/);
  const { changes: theirs } = (await office.send('inspections.changes', { params: { id } })).ok();
  expect(theirs.map(({ technicianId }) => technicianId)).not.toContain(office.id);
  expect(theirs[0]).toMatchObject({ after: { city: 'Skokie' } });
});

test("conflicts: another technician's inspection, not found", async () => {
  const { id } = await twoDevices();
  const stranger = await api.person();
  expect((await stranger.send('inspections.changes', { params: { id } })).status).toBe(404);
});
