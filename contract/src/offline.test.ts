import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actions } from './actions.ts';
import { draft } from './inspections/draft.ts';
import type { Project } from './projects.ts';
import { calls, lanes, ofInspection, sheet } from './testing/offline-calls.ts';
import {
  apply,
  at,
  body,
  camera,
  device,
  file,
  inspectionId,
  lay,
  newId,
  offlineOf,
  photo,
  project,
  reader,
  type Store,
} from './testing/offline-device.ts';

const offline = actions.filter((action) => action.offline).map(({ name }) => name);

test('offline actions: every one is in the table', () => {
  expect(Object.keys(calls).sort()).toEqual([...offline].sort());
});

test.each(offline)('offline actions: %s is idempotent and changes only the records it names', (name) => {
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

test.each(offline)('offline actions: %s without its records on the device does not throw', (name) => {
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

test.each(merging)('offline actions: two merged calls of %s equal two in sequence', (name) => {
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

test('offline inspections: an ended one does not end again, and a project on hold is not completed', () => {
  const store = device();
  const { effect } = offlineOf('projects.complete');
  const held = reader(store);
  const onHold: typeof held = (table, id) => {
    const found = held(table, id);
    return found && { ...found, status: table === 'projects' ? 'On Hold' : 'Cancelled' };
  };
  expect(effect({ params: { id: project.id } }, onHold, at)).toMatchObject([
    { record: { status: 'On Hold' } },
  ]);
  const done = offlineOf('inspections.complete').effect(
    { params: { id: inspectionId }, body: {} },
    onHold,
    at,
  );
  expect(done).toMatchObject([{ record: { status: 'Cancelled' } }]);
  const cancelled = { params: { id: inspectionId }, body: { cancellationReason: 'Other' } };
  expect(offlineOf('inspections.cancel').effect(cancelled, onHold, at)).toEqual([]);
});

test('offline inspections: a new one is valid, and SelfPay clears its policies', () => {
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

test('offline inspections: starting one starts its project, and completing one never leaves it Assigned', () => {
  const statuses = ['New', 'Assigned', 'On Hold', 'In Progress'] as const;
  const stands = (status: Project['status']) =>
    lay(device(), [{ table: 'projects', id: 12, record: { ...project, status, startedAt: null } }]);
  const create = { body: { id: newId, projectId: 12, technicianId: 7 } };
  const completed = { ...ofInspection, body: {} };
  for (const status of statuses) {
    const began = apply('inspections.create', stands(status), create).projects.get(12)!;
    expect(began.status, `begun on ${status}`).toBe('In Progress');
    expect(began.startedAt).not.toBeNull();
    const after = apply('inspections.complete', stands(status), completed).projects.get(12)!.status;
    expect(after, `completed on ${status}`).toBe(status === 'On Hold' ? 'On Hold' : 'In Progress');
  }
});

test('offline inspections: submitting completes the project too, except one on hold that the person did not see', () => {
  const stands = (status: Project['status']) =>
    lay(device(), [
      { table: 'projects', id: 12, record: { ...project, status, startedAt: null, completedAt: null } },
    ]);
  const submit = (status: Project['status'], resume?: boolean) =>
    apply('inspections.submit', stands(status), { ...ofInspection, body: { submittedAt: at, resume } });
  for (const status of ['New', 'Assigned', 'In Progress', 'Completed'] as const) {
    const after = submit(status);
    expect(after.inspections.get(inspectionId), status).toMatchObject({
      status: 'Completed',
      submittedAt: at,
    });
    expect(after.projects.get(12), status).toMatchObject({ status: 'Completed' });
    expect(after.projects.get(12)!.completedAt, status).not.toBeNull();
  }
  expect(submit('On Hold').inspections.get(inspectionId)!.status).toBe('Completed');
  expect(submit('On Hold').projects.get(12)!.status).toBe('On Hold');
  expect(submit('On Hold', true).projects.get(12)!.status).toBe('Completed');
  const { inspections } = apply('inspections.cancel', device(), {
    ...ofInspection,
    body: { cancellationReason: 'Other' },
  });
  const cancelled = { ...device(), inspections };
  expect(apply('inspections.submit', cancelled, { ...ofInspection, body: {} })).toEqual(cancelled);
});

test('offline inspections: a completed project cannot start one', () => {
  const done = lay(device(), [{ table: 'projects', id: 12, record: { ...project, status: 'Completed' } }]);
  expect(apply('inspections.create', done, { body: { id: newId, projectId: 12 } })).toEqual(done);
});

test('offline rooms: a new one equals the server’s', () => {
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

test('offline inspections: cancelling one returns only an In Progress project to Assigned', () => {
  const cancel = { ...ofInspection, body: { cancellationReason: 'Other' } };
  expect(apply('inspections.cancel', device(), cancel).projects.get(12)!.status).toBe('Assigned');
  const held = lay(device(), [{ table: 'projects', id: 12, record: { ...project, status: 'On Hold' } }]);
  expect(apply('inspections.cancel', held, cancel).projects.get(12)!.status).toBe('On Hold');
});

test('offline trash photos: a new one is last in its inspection until it is deleted, and has no address', () => {
  const shown = (store: Store) => store.inspections.get(inspectionId)!.trashPhotos;
  const sent = apply('trash-photos.upload', device(), {
    ...ofInspection,
    body: { id: newId, inspectionId, file },
  });
  const added = { id: newId, fileUrl: '', fileName: 'van.jpg', size: 9, sha256: file.sha256, ...camera };
  expect(shown(sent)).toEqual([photo, { ...added, createdAt: '2026-11-21T08:00:00.000Z' }]);
  const params = { id: inspectionId, photoId: newId };
  expect(shown(apply('trash-photos.remove', sent, { params }))).toEqual([photo]);
});

test('claim sheet saves: refused lines are separated from accepted ones', () => {
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
