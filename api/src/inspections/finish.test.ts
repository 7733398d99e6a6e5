import { changeDraft } from '@tidemark/contract/inspections/change-draft';
import { missingInStepOne } from '@tidemark/contract/inspections/step-one';
import { stepOneCases, wholeStepOne as whole } from '@tidemark/contract/testing/step-one-cases';
import { expect, test } from 'vitest';
import { addRoom, inspectionThatIs, startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const complete = (who: Person, id: string, body: object = {}) =>
  who.send('inspections.complete', { params: { id }, body });
const cancel = (who: Person, id: string, body: object) =>
  who.send('inspections.cancel', { params: { id }, body });
const project = async (who: Person, id: number) =>
  (await who.send('projects.read', { params: { id } })).ok().project;
const log = (id: string) =>
  api.db
    .selectFrom('auditLog')
    .select(['action', 'before', 'after'])
    .where('subjectId', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();

const room = { field: 'rooms', message: 'At least one room is required' };

test('complete inspection: an empty one, everything missing is named in the specified words', async () => {
  const dana = await api.person();
  const begun = await startInspection(api.db, dana);
  const reply = await complete(dana, begun.id);
  expect(reply).toMatchObject({ status: 400, code: 'validation_failed' });
  expect(reply.details).toEqual([...missingInStepOne(begun), room]);
  expect(reply.details).toHaveLength(11);
});

test.each(stepOneCases)(
  'complete inspection: without $field it is not submitted: $message',
  async ({ lack, field, message }) => {
    const dana = await api.person();
    const { id } = await startInspection(api.db, dana, changeDraft(whole, lack));
    await addRoom(dana, id);
    const reply = await complete(dana, id);
    expect(reply).toMatchObject({ status: 400, message, details: [{ field, message }] });
    expect((await dana.send('inspections.read', { params: { id } })).ok().inspection).toMatchObject({
      status: 'In Progress',
      submittedAt: null,
    });
  },
);

test('complete inspection: complete but without a room, refused', async () => {
  const dana = await api.person();
  const { id } = await startInspection(api.db, dana, wholeStepOne);
  expect(await complete(dana, id)).toMatchObject({ status: 400, details: [room] });
});

test("complete inspection: complete, completed at the device's time within limits, and its project can be completed", async () => {
  const dana = await api.person();
  const begun = await startInspection(api.db, dana, wholeStepOne);
  await addRoom(dana, begun.id);
  const said = {
    status: 'Completed',
    submittedAt: '2001-01-01T00:00:00Z',
    completedAt: '2999-01-01T00:00:00.000Z',
  };
  const reply = await complete(dana, begun.id, said);
  expect(reply.message).toBe('Inspection completed successfully.');
  const { inspection } = reply.ok();
  expect(inspection).toMatchObject({ status: 'Completed', submittedAt: begun.startedAt });
  expect(Date.parse(inspection.completedAt!)).toBeLessThanOrEqual(Date.now());
  expect(await log(begun.id)).toEqual({
    action: 'inspection-completed',
    before: { status: 'In Progress' },
    after: { status: 'Completed' },
  });
  const done = (await dana.send('projects.complete', { params: { id: begun.projectId } })).ok().project;
  expect(done).toMatchObject({ status: 'Completed', completedAt: expect.any(String) });
});

test('complete inspection: its project is still Assigned, the project becomes In Progress', async () => {
  const dana = await api.person();
  const { id, projectId } = await inspectionThatIs(api.db, dana, 'In Progress');
  await api.db.updateTable('projects').set({ status: 'Assigned' }).where('id', '=', projectId).execute();
  (await complete(dana, id)).ok();
  expect((await project(dana, projectId)).status).toBe('In Progress');
  (await dana.send('projects.complete', { params: { id: projectId } })).ok();
});

test('complete inspection: two complete at once, one does and the other is told', async () => {
  const dana = await api.person();
  const { id } = await inspectionThatIs(api.db, dana, 'In Progress');
  const replies = await Promise.all([complete(dana, id), complete(dana, id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('cancel inspection: a reason and notes, kept, and the project is Assigned again', async () => {
  const dana = await api.person();
  const { id, projectId } = await startInspection(api.db, dana);
  expect((await project(dana, projectId)).status).toBe('In Progress');
  const reply = await cancel(dana, id, { cancellationReason: '  Weather Conditions ', notes: 'Hail' });
  expect(reply.message).toBe('Inspection cancelled successfully. Redirecting to dashboard...');
  expect(reply.ok().inspection).toMatchObject({
    status: 'Cancelled',
    cancellationReason: 'Weather Conditions',
    notes: 'Hail',
    cancelledAt: expect.any(String),
    completedAt: null,
  });
  expect((await project(dana, projectId)).status).toBe('Assigned');
  expect(await log(id)).toMatchObject({
    action: 'inspection-cancelled',
    after: { cancellationReason: 'Weather Conditions' },
  });
});

test('cancel inspection: a project that is not In Progress, left as it is', async () => {
  const dana = await api.person();
  const { id, projectId } = await startInspection(api.db, dana);
  await dana.send('projects.update', { params: { id: projectId }, body: { status: 'On Hold' } });
  (await cancel(dana, id, { cancellationReason: 'Access Issues' })).ok();
  expect((await project(dana, projectId)).status).toBe('On Hold');
});

test.each([{}, { cancellationReason: '' }, { cancellationReason: ' \n ' }, { cancellationReason: null }])(
  'cancel inspection: %j, a reason is required and nothing changes',
  async (body) => {
    const dana = await api.person();
    const { id, projectId } = await startInspection(api.db, dana);
    const message = 'Cancellation reason is required';
    expect(await cancel(dana, id, body)).toMatchObject({
      status: 400,
      details: [{ field: 'cancellationReason', message }],
    });
    expect((await project(dana, projectId)).status).toBe('In Progress');
  },
);
