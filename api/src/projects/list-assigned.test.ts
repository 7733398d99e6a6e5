import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

test('assigned projects: open ones first by urgency and date, then completed ones, newest first', async () => {
  const dana = await api.person();
  const done = (completedAt: string) => ({ status: 'Completed', priority: 'Urgent', completedAt }) as const;
  const facts = [
    done('2026-02-01T00:00:00Z'),
    { priority: 'Low', scheduledDate: '2026-01-01' },
    { priority: 'Medium' },
    { priority: 'Urgent', scheduledDate: '2026-05-02', status: 'On Hold' },
    done('2026-03-01T00:00:00Z'),
    { priority: 'High', scheduledDate: '2026-04-01' },
    { priority: 'Urgent', scheduledDate: '2026-05-01' },
    { priority: 'Medium', scheduledDate: '2026-12-31', status: 'In Progress' },
    { priority: 'Urgent' },
  ] as const;
  const made: number[] = [];
  for (const fact of facts) made.push(await addProject(api.db, dana, fact));
  await addProject(api.db, await api.person());
  const order = [6, 3, 8, 5, 7, 2, 1, 4, 0].map((index) => made[index]!);

  const answer = (await dana.send('projects.assigned')).ok();
  expect(answer.projects.map(({ id }) => id)).toEqual(order);
  expect(answer.pagination).toEqual({ page: 1, limit: 100, total: 9, totalPages: 1 });
  expect(answer.counts).toEqual({ assigned: 5, inProgress: 1, onHold: 1, completed: 2, urgent: 3, all: 9 });

  const second = (await dana.send('projects.assigned', { query: { page: 2, limit: 4 } })).ok();
  expect(second.projects.map(({ id }) => id)).toEqual(order.slice(4, 8));
  expect(second.pagination).toEqual({ page: 2, limit: 4, total: 9, totalPages: 3 });
});

test('assigned projects: a manager lists what is assigned to them and counts everything', async () => {
  const manager = await api.person({ role: 'Manager' });
  const own = await addProject(api.db, manager);
  const answer = (await manager.send('projects.assigned')).ok();
  expect(answer.projects.map(({ id }) => id)).toEqual([own]);
  expect(answer.counts.all).toBeGreaterThan(9);
});
