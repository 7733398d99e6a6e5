import { expect, test } from 'vitest';
import { addProject, startInspection } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

test('bulk set: each project gets its own day and technician, and Undo puts back what was there', async () => {
  const [office, dana, luis] = [
    await api.person({ role: 'Manager' }),
    await api.person(),
    await api.person(),
  ];
  const [one, two] = [await addProject(api.db, null), await addProject(api.db, null)];
  const send = (change: object, projects: object[]) =>
    office.send('office.bulk', { body: { change, projects } as never });
  const was = { technicianId: null, priority: 'Medium', status: 'New', scheduledDate: null };
  const to = [
    { technicianId: dana.id, scheduledDate: '2031-06-02' },
    { technicianId: luis.id, scheduledDate: '2031-06-03' },
  ];
  const { results } = (
    await send({ kind: 'set' }, [
      { id: one, ...was, to: to[0] },
      { id: two, ...was, to: to[1] },
    ])
  ).ok();
  expect(results.map(({ project }) => project)).toMatchObject(
    to.map((slot) => ({ ...slot, status: 'Assigned' })),
  );

  const now = { id: one, ...was, ...to[0], status: 'Assigned' };
  const back = { technicianId: null, scheduledDate: null };
  const late = { id: two, ...was, to: back, technicianId: dana.id };
  const undone = (await send({ kind: 'set' }, [{ ...now, to: back }, late])).ok();
  expect(undone.results).toMatchObject([
    { outcome: 'changed', project: { ...back, status: 'New' } },
    { outcome: 'refused', code: 'project_changed' },
  ]);
});

test('bulk set: a title that somebody else changed meanwhile stays theirs; a blank one is refused', async () => {
  const office = await api.person({ role: 'Manager' });
  const id = await addProject(api.db, null, { title: 'Leak' });
  const send = (seen: string, title: string) => {
    const project = { id, technicianId: null, priority: 'Medium', status: 'New', title: seen, to: { title } };
    return office.send('office.bulk', { body: { change: { kind: 'set' }, projects: [project] } as never });
  };
  expect((await send('Leak', 'Burst pipe')).ok().results).toMatchObject([
    { outcome: 'changed', project: { title: 'Burst pipe' } },
  ]);
  expect((await send('Leak', 'Flood')).ok().results).toMatchObject([
    { outcome: 'refused', code: 'project_changed', project: { title: 'Burst pipe' } },
  ]);
  expect((await send('Burst pipe', ' ')).status).toBe(400);
});

test('bulk complete: only what is in progress and not being inspected; re-opened it is Assigned', async () => {
  const [office, dana] = [await api.person({ role: 'Manager' }), await api.person()];
  const begun = await addProject(api.db, dana, { status: 'In Progress' });
  const assigned = await addProject(api.db, dana);
  const { projectId } = await startInspection(api.db, dana);
  const seen = { technicianId: dana.id, priority: 'Medium' as const };
  const of = (id: number, status: 'In Progress' | 'Assigned' | 'Completed') => ({ id, status, ...seen });
  const send = async (change: object, projects: object[]) =>
    (await office.send('office.bulk', { body: { change, projects } as never })).ok().results;
  expect(
    await send({ kind: 'complete' }, [
      of(begun, 'In Progress'),
      of(assigned, 'Assigned'),
      of(projectId, 'In Progress'),
    ]),
  ).toMatchObject([
    { outcome: 'changed', project: { status: 'Completed' } },
    { outcome: 'refused', code: 'status_change_refused' },
    { outcome: 'refused', code: 'inspection_still_open' },
  ]);
  const reopened = await send({ kind: 'reopen', reason: 'By mistake' }, [of(begun, 'Completed')]);
  expect(reopened).toMatchObject([{ outcome: 'changed', project: { status: 'Assigned' } }]);
});
