import type { Draft } from '@tidemark/contract/inspections/draft';
import { expect, test } from 'vitest';
import { addDocument, addTexts } from '../documents/testing/sign-document.ts';
import { startInspection, wholeStepOne } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const hour = 3_600_000;
/** The office's clock is UTC here. */
function arrived(hoursAgo: number): Partial<Draft> {
  const wall = new Date(Date.now() - hoursAgo * hour).toISOString();
  return { arrivalDate: wall.slice(0, 10), arrivalTime: wall.slice(11, 16) };
}
const water: Partial<Draft> = {
  ...wholeStepOne,
  ...{ insuranceClaimType: 'Insurance', policyType: 'Master', damageType: ['Water'] },
};
const waterLoss = async (dana: Person, hoursAgo: number, more: Partial<Draft> = {}) =>
  (await startInspection(api.db, dana, { ...water, ...arrived(hoursAgo), ...more })).projectId;

test('deadlines on Today: what is late or due within a day, the earliest first, until it is done or the job is closed', async () => {
  const [dana, kim] = [await api.person(), await api.person({ role: 'Manager' })];
  const late = await waterLoss(dana, 20);
  const soon = await waterLoss(dana, 9);
  await waterLoss(dana, 9, { damageType: ['Fire'] });
  await waterLoss(dana, 9, { arrivalDate: null });
  const dueNow = async () => {
    const { due } = (await kim.send('today.read', {})).ok();
    return { ...due, jobs: due.jobs.filter(({ id }) => [late, soon].includes(id)) };
  };
  const { jobs, more } = await dueNow();
  expect(jobs).toMatchObject([
    { id: late, due: { goal: 'authorization-sealed' } },
    { id: soon, due: { goal: 'authorization-sealed' } },
  ]);
  expect(more).toBe(false);
  const left = jobs.map(({ due }) => Math.round((Date.parse(due.dueAt) - Date.now()) / hour));
  expect(left).toEqual([-8, 3]);

  const texts = await addTexts(kim);
  await addDocument(dana, soon, texts);
  expect((await dueNow()).jobs.map(({ id, due }) => [id, due.goal])).toEqual([
    [late, 'authorization-sealed'],
    [soon, 'estimate-sent'],
  ]);

  await api.db
    .updateTable('projects')
    .set({ jobClosedAt: new Date().toISOString() })
    .where('id', '=', late)
    .execute();
  expect((await dueNow()).jobs.map(({ id }) => id)).toEqual([soon]);
});
