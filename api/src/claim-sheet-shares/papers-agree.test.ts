import { expect, test } from 'vitest';
import { addProject, addRoom } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

const both = {
  insuranceClaimType: 'Insurance',
  policyType: 'Both',
  claimNumber: 'FM-20-118834',
  dateOfLoss: '2026-11-18',
  deductible: 2500,
  claimNumber1: 'HO-77',
  dateOfLoss1: '2026-11-19',
  deductible1: 500,
  lossAddress1: '9 Harbor Street',
  city1: 'Lisle',
  state1: 'IL',
  zip1: '60532',
} as const;

async function begun(dana: Person, facts: Record<string, unknown>) {
  const projectId = await addProject(api.db, dana);
  await dana.send('projects.start', { params: { id: projectId } });
  const { inspection } = (await dana.send('inspections.create', { body: { projectId, ...facts } })).ok();
  const room = await addRoom(dana, inspection.id, { dimensionsLength: 14, dimensionsWidth: 11.3 });
  await dana.send('claim-sheets.save', {
    body: {
      inspectionId: inspection.id,
      inspectionRoomId: room.id,
      claimSheetData: { extraction: [{ fieldMasterId: 52, all: true }] },
    },
  });
  return { inspectionId: inspection.id, roomId: room.id };
}

async function shared(dana: Person, params: { inspectionId: string; roomId: string }) {
  const { url } = (await dana.send('claim-sheet-shares.create', { params })).ok();
  const share = new URL(url, api.url).searchParams.get('share')!;
  const { roomId } = params;
  return (await api.anyone.send('claim-sheet-shares.report', { params: { roomId }, query: { share } })).ok();
}

test("share link: the page shows both policies, the loss address, the totals of All and the device's time zone", async () => {
  const dana = await api.person();
  const room = await begun(dana, { ...both, timeZone: 'America/Denver' });
  const report = await shared(dana, room);
  expect(report).toMatchObject({
    lossAddress: '9 Harbor Street, Lisle, IL 60532',
    policies: [
      { kind: 'Master', claimNumber: 'FM-20-118834', dateOfLoss: '2026-11-18', deductible: 2500 },
      { kind: 'Individual', claimNumber: 'HO-77', dateOfLoss: '2026-11-19', deductible: 500 },
    ],
    timeZone: 'America/Denver',
  });
  const { extraction } = report.claimSheetData as { extraction: { fieldMasterId: number; qty: number }[] };
  expect(extraction.find(({ fieldMasterId }) => fieldMasterId === 52)).toMatchObject({
    qty: 158.2,
    all: true,
  });
});

test('share link: the loss address, the same on estimate, claim sheet, report and shared page', async () => {
  const dana = await api.person();
  for (const facts of [both, { ...both, lossAddress: '1 Pier Road', city: 'Lisle' }, {}]) {
    const room = await begun(dana, facts);
    const { estimate } = (await dana.send('estimates.read', { params: { id: room.inspectionId } })).ok();
    expect(estimate.loss.address).toBe((await shared(dana, room)).lossAddress);
  }
});

test('share link: a device with no time zone or an unknown one, times are in UTC', async () => {
  const dana = await api.person();
  for (const facts of [{}, { timeZone: 'Mars/Base' }]) {
    expect((await shared(dana, await begun(dana, facts))).timeZone).toBe('UTC');
  }
});
