import { expect, test } from 'vitest';
import { addProject, startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

test('take back: an assignment nothing has begun of, the project is new again; a begun one stays', async () => {
  const [office, dana] = [await api.person({ role: 'Manager' }), await api.person()];
  const id = await addProject(api.db, null);
  const nobody = { technicianId: null, scheduledDate: null, scheduledTime: null };
  const set = (of: number, technicianId: number | null, seen: typeof nobody | object) =>
    office.send('office.schedule', {
      params: { id: of },
      body: { technicianId, seen: { ...nobody, ...seen }, confirmUnsent: true },
    });
  expect((await set(id, dana.id, {})).ok().project).toMatchObject({
    status: 'Assigned',
    technicianId: dana.id,
  });
  expect((await set(id, null, { technicianId: dana.id })).ok().project).toMatchObject({
    ...{ status: 'New', technicianId: null, assignedDateTime: null },
  });

  const { projectId } = await startInspection(api.db, dana);
  const seen = { technicianId: dana.id };
  expect(await set(projectId, null, seen)).toMatchObject({
    ...{ status: 400, code: 'validation_failed' },
    details: [{ field: 'technicianId', message: 'Only a new project can be without a technician.' }],
  });
});
