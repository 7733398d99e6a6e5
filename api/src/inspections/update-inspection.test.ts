import { policyFields } from '@tidemark/contract/inspections/fields';
import { expect, test } from 'vitest';
import { inspectionThatIs, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const update = (who: Person, id: string, body: object) =>
  who.send('inspections.update', { params: { id }, body });

/** Every field of the draft with a value that storing does not change. */
const everything = {
  ...wholeStepOne,
  insuranceClaimType: 'Insurance',
  policyType: 'Both',
  arrivalDate: '2024-02-29',
  arrivalTime: '23:59',
  arrivalAutoRecorded: true,
  ...Object.fromEntries(
    Object.keys(policyFields).flatMap((name) => [
      [name, `${name} ✓ “é”`],
      [`${name}1`, 'x'],
    ]),
  ),
  ...{ dateOfLoss: '1999-12-31', dateOfLoss1: '2026-03-29', deductible: 9_999_999_999, deductible1: 0.01 },
  damageType: ['Fire', 'Water', 'Mold'],
  affectedRoomsOther: 'Sauna',
  affectedMaterialsOther: 'Cork',
  emergencyServiceCall: 'No Charge',
  testingClearances: false,
  testingClearancesOther: 'Air',
  monitoringTripsRegularHours: 0,
  monitoringTripsAfterHours: 9999,
  additionalNotes: 'Two\nlines',
  pickupVan: 1,
  trailer: 2,
  yd20: 3,
  yd30: 4,
  yd40: 5,
  finalInspectionNotes: '',
  technicianSignature: {
    name: 'Dana Whitaker',
    strokes: [
      [0, 0, 1000, 400],
      [7, 7],
    ],
    signedAt: '2026-11-21T07:00:00.000Z',
  },
  customerSignature: { name: 'Ann “Nan” O’Hara', strokes: [[1, 2]], signedAt: '2026-11-21T07:01:00Z' },
};

test('update inspection: every field of the draft, stored as it was sent', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  expect((await update(dana, id, everything)).ok().inspection).toMatchObject(everything);
  expect((await dana.send('inspections.read', { params: { id } })).ok().inspection).toMatchObject(everything);
});

test('update inspection: some fields are sent, only they change and the log keeps the old values', async () => {
  const dana = await api.person();
  const before = await startInspection(api.db, dana, wholeStepOne);
  const reply = await update(dana, before.id, {
    category: 'Category 3',
    damageType: ['Water'],
    adjuster: 'Kim',
  });
  expect(reply.message).toBe('Inspection updated successfully.');
  const after = reply.ok().inspection;
  expect(after).toEqual({ ...before, category: 'Category 3', adjuster: 'Kim', updatedAt: after.updatedAt });
  const log = await api.db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('subjectId', '=', before.id)
    .where('action', '=', 'inspection-changed')
    .execute();
  expect(log).toEqual([
    {
      before: { category: 'Category 1', adjuster: null },
      after: { category: 'Category 3', adjuster: 'Kim' },
    },
  ]);
  expect((await update(dana, before.id, { category: 'Category 3' })).ok().inspection).toEqual(after);
});

test('update inspection: SelfPay clears the policy type and both policies, later or at the start', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana, everything as never);
  const cleared = Object.fromEntries(
    Object.keys(policyFields).flatMap((name) => [
      [name, null],
      [`${name}1`, null],
    ]),
  );
  const { inspection } = (
    await update(dana, id, { insuranceClaimType: 'SelfPay', policyType: 'Master', adjuster: 'x' })
  ).ok();
  expect(inspection).toMatchObject({
    ...cleared,
    policyType: null,
    insuranceClaimType: 'SelfPay',
    category: 'Category 1',
  });
  const begun = await startInspection(api.db, dana, {
    ...everything,
    insuranceClaimType: 'SelfPay',
  } as never);
  expect(begun).toMatchObject({ ...cleared, policyType: null });
});

test.each([
  ['insuranceClaimType', 'Cash'],
  ['policyType', 'Third'],
  ['damageType', ['Water', 'Water']],
  ['affectedMaterials', null],
  ['affectedMaterials', 'Carpet'],
  [
    'inspectionQuestions',
    [
      { code: 'microbialGrowth', answer: true },
      { code: 'microbialGrowth', answer: false },
    ],
  ],
  ['arrivalTime', '24:00'],
  ['arrivalDate', '2026-11-31'],
  ['deductible', 10.005],
  ['deductible', -1],
  ['deductible', 10_000_000_000],
  ['deductible', '5'],
  ['sizeOfProject', 0],
  ['sizeOfProject', 1.5],
  ['pickupVan', -1],
  ['claimNumber', 'x'.repeat(101)],
  ['arrivalAutoRecorded', null],
  ['technicianSignature', 'Dana'],
  ['status', 'Completed'],
  ['projectId', 5],
])('update inspection: %s %j is refused by name and the change is not made', async (field, value) => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const reply = await update(dana, id, { additionalNotes: 'half', [field]: value });
  expect(reply).toMatchObject({ status: 400, code: 'validation_failed', details: [{ field }] });
  expect(
    (await dana.send('inspections.read', { params: { id } })).ok().inspection.additionalNotes,
  ).toBeNull();
});

test("update inspection: no room, refused in the form's words", async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  expect(await update(dana, id, { sizeOfProject: 0 })).toMatchObject({
    status: 400,
    message: 'Qty of rooms affected is required (minimum 1)',
  });
});

test('update inspection: a signature, kept until it is taken back; the log has who and when but not the drawing', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const { technicianSignature } = everything;
  const signed = (await update(dana, id, { technicianSignature })).ok().inspection;
  expect(signed).toMatchObject({ technicianSignature, customerSignature: null });
  expect((await update(dana, id, { technicianSignature })).ok().inspection).toEqual(signed);
  expect(
    (await update(dana, id, { technicianSignature: null })).ok().inspection.technicianSignature,
  ).toBeNull();
  const log = await api.db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('subjectId', '=', id)
    .where('action', '=', 'inspection-changed')
    .orderBy('id')
    .execute();
  const { strokes: _, ...who } = technicianSignature;
  expect(log).toEqual([
    { before: { technicianSignature: null }, after: { technicianSignature: who } },
    { before: { technicianSignature: who }, after: { technicianSignature: null } },
  ]);
});

test('update inspection: two devices change different fields at once, both win', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const changes = [
    { adjuster: 'Kim' },
    { claimNumber: 'A-1' },
    { yd20: 2 },
    { claimNumber1: 'B-2' },
    { damageType: ['Fire'] },
    { city: 'Lisle' },
  ];
  const replies = await Promise.all(changes.map((body) => update(dana, id, body)));
  expect(replies.map(({ status }) => status)).toEqual(changes.map(() => 200));
  expect((await dana.send('inspections.read', { params: { id } })).ok().inspection).toMatchObject(
    Object.assign({}, ...changes),
  );
});

test('update inspection: two devices answer different questions at once, both win', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const [growth, packOut] = [
    { code: 'microbialGrowth', answer: true },
    { code: 'packOutRequired', answer: false },
  ];
  const answers = [[growth], [packOut]].map((given) => update(dana, id, { inspectionQuestions: given }));
  for (const answer of await Promise.all(answers)) answer.ok();
  const again = (await update(dana, id, { inspectionQuestions: [packOut] })).ok();
  expect(again.inspection.inspectionQuestions).toEqual([growth, packOut]);
  expect(again.former).toEqual([]);
  const takenBack = await update(dana, id, { inspectionQuestions: [{ ...growth, answer: null }] });
  expect(takenBack.ok().inspection.inspectionQuestions).toEqual([packOut]);
  expect(takenBack.ok().former).toEqual([{ field: 'inspectionQuestions.microbialGrowth', value: true }]);
});

test('update inspection: the step, remembered from 1 to 5', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana);
  const step = (currentStep: unknown) =>
    dana.send('inspections.step', { params: { id }, body: { currentStep } });
  expect((await step(4)).ok().inspection.currentStep).toBe(4);
  for (const wrong of [0, 6, 1.5, '2', null, undefined]) {
    expect(await step(wrong)).toMatchObject({ status: 400, details: [{ field: 'currentStep' }] });
  }
  expect((await dana.send('inspections.read', { params: { id } })).ok().inspection.currentStep).toBe(4);
});

test.each(['Completed', 'Cancelled'] as const)(
  'update inspection: a %s inspection, it and its records no longer change',
  async (status) => {
    const dana = await api.person();
    const { id, room } = await inspectionThatIs(api.db, dana, status);
    const sheet = { inspectionId: id, inspectionRoomId: room.id };
    const params = { id };
    const inspected = (await dana.send('inspections.read', { params })).ok();
    const replies = [
      await update(dana, id, { adjuster: 'Kim' }),
      await dana.send('inspections.step', { params, body: { currentStep: 2 } }),
      await dana.send('inspections.complete', { params }),
      await dana.send('inspections.cancel', { params, body: { cancellationReason: 'Other' } }),
      await dana.send('rooms.create', { body: { inspectionId: id, name: 'Attic', type: 'Attic' } }),
      await dana.send('rooms.update', { params: { id: room.id }, body: { name: 'Attic' } }),
      await dana.send('rooms.remove', { params: { id: room.id } }),
      await dana.send('claim-sheets.save', { body: { ...sheet, claimSheetData: { zippers: { qty: 1 } } } }),
      await dana.send('claim-sheets.replace', {
        params: { roomId: room.id },
        body: { ...sheet, claimSheetData: {} },
      }),
      await dana.send('claim-sheets.save-row', {
        params: { roomId: room.id, fieldMasterId: 5 },
        body: { ...sheet, fieldMasterId: 5, fieldData: { yesX: 1 } },
      }),
    ];
    const final =
      status === 'Completed'
        ? {
            status: 409,
            code: 'inspection_completed',
            message: 'This inspection has already been completed.',
          }
        : {
            status: 409,
            code: 'inspection_cancelled',
            message: 'This inspection has been cancelled and cannot be continued.',
          };
    for (const reply of replies) expect(reply).toMatchObject(final);
    expect((await dana.send('inspections.read', { params })).ok()).toEqual(inspected);
    expect((await dana.send('rooms.read', { params: { id: room.id } })).ok().room).toEqual(room);
  },
);
