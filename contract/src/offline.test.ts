import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ActionName, actions } from './actions.ts';
import type { ClaimSheetData } from './claim-sheets/sheet.ts';
import { toClaimSheetPart } from './claim-sheets/sheet.ts';
import { newFollowUp } from './follow-ups.ts';
import { draft } from './inspections/draft.ts';
import { newInspection } from './inspections/inspection.ts';
import type { Change, LocalTables, Offline, ReadLocal } from './offline.ts';
import type { Project } from './projects.ts';
import { changedRows, lineOf } from './testing/arbitraries.ts';

const [inspectionId, roomId, newId, followUpId, photoId] = ['i', 'r', 'n', 'f', 'p'].map(
  (_, index) => `01980000-0000-7000-8000-00000000000${index}`,
) as [string, string, string, string, string];
const at = '2026-11-21T07:00:00.000Z';
const project = {
  id: 12,
  status: 'In Progress',
  startedAt: at,
  completedAt: null,
  claimType: null,
} as Project;
const next = { ...project, id: 13, status: 'Assigned' } as Project;
const room = {
  id: roomId,
  inspectionId,
  name: 'Basement',
  type: 'Basement',
  condition: 'good',
  dimensionsLength: 1,
  dimensionsWidth: null,
  dimensionsHeight: null,
  claimItem: null,
  createdAt: at,
  updatedAt: at,
} as const;

const asked = { originalProjectId: 12, originalInspectionId: inspectionId, followUpReason: 'Other' } as const;
const followUp = {
  ...newFollowUp({ ...asked, id: followUpId, followUpReasonOther: 'Odor', notes: 'Bring the meter' }, at),
  projectId: 13,
};

const file = { name: 'van.jpg', size: 9, sha256: 'f'.repeat(64) };
const photo = {
  id: photoId,
  fileUrl: '/1',
  fileName: 'dump.png',
  createdAt: at,
  size: 8,
  sha256: 'e'.repeat(64),
};

type Store = { [T in keyof LocalTables]: Map<unknown, LocalTables[T]> };
function device(): Store {
  const begun = newInspection({ id: inspectionId, projectId: 12, technicianId: 7, at });
  const inspection = { ...begun, trashPhotos: [photo] };
  return {
    projects: new Map([
      [12, project],
      [13, next],
    ]),
    inspections: new Map([[inspectionId, inspection]]),
    rooms: new Map([[roomId, room]]),
    sheets: new Map([[roomId, { id: roomId, inspectionId, rows: { 5: { yesX: 1 }, 55: { detachFt: 2 } } }]]),
    followUps: new Map([[followUpId, followUp]]),
  };
}
const reader =
  (store: Store): ReadLocal =>
  (table, id) =>
    store[table].get(id) as never;
function lay(store: Store, changes: Change[]): Store {
  const next = structuredClone(store);
  for (const { table, id, record } of changes) {
    if (record === null) next[table].delete(id);
    else next[table].set(id, record as never);
  }
  return next;
}

type AnyOffline = Offline<unknown, unknown>;
const offlineOf = (name: ActionName) =>
  actions.find((action) => action.name === name)!.offline as unknown as AnyOffline;
const body = (value: unknown) => value as never;
const apply = (name: ActionName, store: Store, input: unknown) =>
  lay(store, offlineOf(name).effect(input, reader(store), '2026-11-21T08:00:00.000Z'));

const some = <T extends Record<string, fc.Arbitrary<unknown>>>(fields: T) =>
  fc.record(fields, { requiredKeys: [] });
const ofProject = { params: { id: 12 } };
const ofInspection = { params: { id: inspectionId } };
const ofRoom = { params: { id: roomId } };
const ofFollowUp = { params: { id: followUpId } };
const sheet = (claimSheetData: ClaimSheetData) => ({
  inspectionId,
  inspectionRoomId: roomId,
  claimSheetData,
});

/** An insured draft's changes; where SelfPay is chosen the form shows no policy (first document, section 4). */
const draftChange = fc.oneof(
  some({
    insuranceClaimType: fc.constant('Insurance'),
    policyType: fc.constantFrom('Master', 'Both', null),
    adjuster: fc.string(),
  }),
  some({
    damageType: fc.constantFrom([], ['Water']),
    category: fc.constantFrom('Category 1', null),
    yd20: fc.nat(9),
  }),
  fc.record({ insuranceClaimType: fc.constant('SelfPay'), category: fc.constantFrom('Category 2', null) }),
);
const followUpChange = some({
  followUpReason: fc.constantFrom('Other', 'Quality_Check'),
  followUpReasonOther: fc.constantFrom(null, '', 'Noise'),
  servicesNeeded: fc.constantFrom([], ['Drying', 'Testing']),
  priority: fc.constantFrom('Low', 'Emergency'),
  scheduledDate: fc.constantFrom(null, '2026-12-01'),
  scheduledTime: fc.constantFrom(null, '08:30'),
  notes: fc.constantFrom(null, ' ', 'Side door'),
});
const roomChange = some({
  name: fc.constantFrom('Den', 'Attic'),
  condition: fc.constantFrom('good', 'poor'),
  dimensionsLength: fc.constantFrom(null, 4.5),
});

/** A good call of every action that can be done without a network. */
const calls: Partial<Record<ActionName, fc.Arbitrary<unknown>>> = {
  'projects.start': fc.constant(ofProject),
  'projects.update': some({ claimType: fc.constantFrom('Commercial', null) }).map((change) => ({
    ...ofProject,
    body: change,
  })),
  'projects.complete': fc.constant(ofProject),
  'inspections.create': draftChange.map((change) => ({
    body: { id: newId, projectId: 12, technicianId: 7, ...change },
  })),
  'inspections.update': draftChange.map((change) => ({ ...ofInspection, body: change })),
  'inspections.step': fc
    .integer({ min: 1, max: 5 })
    .map((currentStep) => ({ ...ofInspection, body: { currentStep } })),
  'inspections.complete': fc.constant({ ...ofInspection, body: {} }),
  'inspections.cancel': fc.constant({ ...ofInspection, body: { cancellationReason: 'Other' } }),
  'trash-photos.upload': fc.constant({ ...ofInspection, body: { id: newId, inspectionId, file } }),
  'trash-photos.remove': fc.constantFrom(photoId, newId).map((id) => ({
    params: { id: inspectionId, photoId: id },
  })),
  'rooms.create': fc.constant({ body: { id: newId, inspectionId, name: 'Den', type: 'Office' } }),
  'rooms.update': roomChange.map((change) => ({ ...ofRoom, body: change })),
  'rooms.remove': fc.constant(ofRoom),
  'follow-ups.create': followUpChange.map((change) => ({ body: { ...asked, ...change, id: newId } })),
  'follow-ups.update': followUpChange.map((change) => ({ ...ofFollowUp, body: change })),
  'follow-ups.remove': fc.constant(ofFollowUp),
  'claim-sheets.save-row': lineOf(55).map((fieldData) => ({
    params: { roomId, fieldMasterId: 55 },
    body: { inspectionId, inspectionRoomId: roomId, fieldMasterId: 55, fieldData },
  })),
  'claim-sheets.save': changedRows.map((rows) => ({ body: sheet(toClaimSheetPart(rows)) })),
};
/** A follow-up keeps the order of its own project. */
const lanes: Partial<Record<ActionName, number>> = { 'follow-ups.update': 13, 'follow-ups.remove': 13 };
const offline = actions.filter((action) => action.offline).map(({ name }) => name);

test('every action that works without a network is in the table', () => {
  expect(Object.keys(calls).sort()).toEqual([...offline].sort());
});

test.each(offline)('%s done twice is done once, in the records it says it touches and no other', (name) => {
  fc.assert(
    fc.property(calls[name]!, (input) => {
      const store = device();
      const { effect, touches, project: order } = offlineOf(name);
      const once = apply(name, store, input);
      expect(apply(name, once, input)).toEqual(once);
      expect(store, 'what was there is not written to').toEqual(device());
      const touched = touches(input, reader(store)).map(({ table, id }) => `${table} ${id}`);
      for (const { table, id } of effect(input, reader(store), at))
        expect(touched).toContain(`${table} ${id}`);
      expect(order(input, reader(store))).toBe(lanes[name] ?? 12);
    }),
    { numRuns: 40 },
  );
});

test.each(offline)('%s on a device that holds none of its records throws nothing', (name) => {
  const empty = Object.fromEntries(
    Object.keys(device()).map((table) => [table, new Map()]),
  ) as never as Store;
  fc.assert(
    fc.property(calls[name]!, (input) => {
      expect(() => apply(name, empty, input)).not.toThrow();
    }),
    { numRuns: 10 },
  );
});

const merging = offline.filter((name) => offlineOf(name).merge);

test.each(merging)('%s: two merged do what one after the other does', (name) => {
  type Call = { body: Record<string, unknown> };
  fc.assert(
    fc.property(calls[name] as fc.Arbitrary<Call>, calls[name] as fc.Arbitrary<Call>, (earlier, later) => {
      const merged = offlineOf(name).merge!(body(earlier.body), body(later.body));
      fc.pre(merged !== undefined);
      const both = apply(name, apply(name, device(), earlier), later);
      expect(apply(name, device(), { ...later, body: merged })).toEqual(both);
    }),
  );
});

test('a new inspection on the device is what the contract lets in, with SelfPay’s policies cleared', () => {
  const input = {
    body: { id: newId, projectId: 12, technicianId: 7, insuranceClaimType: 'SelfPay', adjuster: 'Kim' },
  };
  const made = apply('inspections.create', device(), input).inspections.get(newId)!;
  expect(made).toMatchObject({ status: 'In Progress', currentStep: 1, adjuster: null, technicianId: 7 });
  const fields = Object.fromEntries(
    Object.keys(draft.shape).map((field) => [field, made[field as keyof typeof made]]),
  );
  expect(draft.safeParse(fields).success).toBe(true);
});

test('a new room on the device is what the server will make of it', () => {
  const input = {
    body: { id: newId, inspectionId, name: 'Den', type: 'Office', dimensionsLength: 0, dimensionsWidth: 4 },
  };
  expect(apply('rooms.create', device(), input).rooms.get(newId)).toMatchObject({
    condition: 'good',
    dimensionsLength: null,
    dimensionsWidth: 4,
    claimItem: null,
  });
});

test('cancelling on the device hands an In Progress project back, and no other', () => {
  const cancel = { ...ofInspection, body: { cancellationReason: 'Other' } };
  expect(apply('inspections.cancel', device(), cancel).projects.get(12)!.status).toBe('Assigned');
  const held = lay(device(), [{ table: 'projects', id: 12, record: { ...project, status: 'On Hold' } }]);
  expect(apply('inspections.cancel', held, cancel).projects.get(12)!.status).toBe('On Hold');
});

test('a photo stands last among its inspection’s on the device until it is deleted, without an address', () => {
  const shown = (store: Store) => store.inspections.get(inspectionId)!.trashPhotos;
  const sent = apply('trash-photos.upload', device(), {
    ...ofInspection,
    body: { id: newId, inspectionId, file },
  });
  const added = { id: newId, fileUrl: '', fileName: 'van.jpg', size: 9, sha256: file.sha256 };
  expect(shown(sent)).toEqual([photo, { ...added, createdAt: '2026-11-21T08:00:00.000Z' }]);
  const params = { id: inspectionId, photoId: newId };
  expect(shown(apply('trash-photos.remove', sent, { params }))).toEqual([photo]);
});

test('what the server did not take of a save is told apart from what it took', () => {
  const sent = sheet({
    general: [
      { fieldMasterId: 5, yesX: 1 },
      { fieldMasterId: 6, yesX: 2 },
    ],
  });
  const refusedPart = offlineOf('claim-sheets.save').refusedPart!;
  expect(refusedPart({ errors: [] }, body(sent))).toBeUndefined();
  expect(
    refusedPart({ errors: [{ fieldMasterId: 6, field: 'yesX', message: 'Enter 0 or more.' }] }, body(sent)),
  ).toEqual({
    refused: sheet({ general: [{ fieldMasterId: 6, yesX: 2 }] }),
    taken: sheet({ general: [{ fieldMasterId: 5, yesX: 1 }] }),
    details: [{ field: '6.yesX', message: 'Enter 0 or more.' }],
  });
});
