import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();

test('overview answers: who has how much, what is late and how long what is on hold waits', async () => {
  const [office, dana] = [await api.person({ role: 'Manager' }), await api.person()];
  const day = '2031-06-10';
  const answers = async () => {
    const { answers } = (await office.send('office.overview', { query: { today: day } })).ok();
    return answers!;
  };
  const before = await answers();
  const late = await addProject(api.db, dana, { scheduledDate: '2001-01-01' });
  await addProject(api.db, dana, { status: 'In Progress' });
  const held = await addProject(api.db, dana);
  await addProject(api.db, dana, { status: 'Completed', completedAt: new Date().toISOString() });
  (await office.send('office.hold', { params: { id: held } })).ok();
  const now = await answers();
  expect(now.work.find(({ id }) => id === dana.id)).toMatchObject({
    ...{ assigned: 1, inProgress: 1, onHold: 1, late: 1, completed: 1 },
  });
  expect(now.onHold.week).toBe(before.onHold.week + 1);
  expect(now.late.map(({ id }) => id)).toContain(late);
  expect(now.months.last).toBeGreaterThanOrEqual(now.months.lastSoFar);
});
