import { expect, test } from 'vitest';
import { addFollowUp, completedProject } from '../testing/factories.ts';
import type { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const list = async (by: Person, query: Record<string, number> = {}) =>
  (await by.send('follow-ups.list', { query })).ok();
const ofProject = async (by: Person, projectId: number) =>
  (await by.send('follow-ups.of-project', { params: { projectId } })).ok().followUps.map(({ id }) => id);

test('list follow-ups: a technician, their own, newest first and in pages; a manager, all', async () => {
  const [dana, manager] = [await api.person(), await api.person({ role: 'Supervisor' })];
  const others = await addFollowUp(api.db, await api.person());
  const made: string[] = [];
  for (let i = 0; i < 3; i++) made.unshift((await addFollowUp(api.db, dana)).followUp.id);
  const pages = [await list(dana, { limit: 2 }), await list(dana, { limit: 2, page: 2 })];
  expect(pages.flatMap(({ followUps }) => followUps.map(({ id }) => id))).toEqual(made);
  expect(pages[0]!.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
  expect((await list(manager)).followUps.map(({ id }) => id)).toEqual([...made, others.followUp.id]);
});

test('list follow-ups: a project names its follow-ups and the project it follows', async () => {
  const dana = await api.person();
  const original = await completedProject(api.db, dana);
  const facts = { originalProjectId: original.projectId, originalInspectionId: original.inspectionId };
  const [first, second] = [await addFollowUp(api.db, dana, facts), await addFollowUp(api.db, dana, facts)];
  expect(await ofProject(dana, original.projectId)).toEqual([first.followUp.id, second.followUp.id]);
  expect(await ofProject(dana, second.project.id)).toEqual([second.followUp.id]);
  expect(await ofProject(dana, (await completedProject(api.db, dana)).projectId)).toEqual([]);
});

test("list follow-ups: a project's follow-ups, a technician sees those assigned to them", async () => {
  const [dana, luis, manager] = [
    await api.person(),
    await api.person(),
    await api.person({ role: 'Manager' }),
  ];
  const { followUp, project } = await addFollowUp(api.db, dana);
  const body = { technicianId: luis.id };
  (await manager.send('projects.update', { params: { id: project.id }, body })).ok();
  expect(await ofProject(dana, followUp.originalProjectId)).toEqual([]);
  expect(await ofProject(luis, project.id)).toEqual([followUp.id]);
  expect(await ofProject(manager, followUp.originalProjectId)).toEqual([followUp.id]);
});

test.each([
  ['follow-ups.read', { id: 'x' }],
  ['follow-ups.of-project', { projectId: '1e3' }],
] as const)('list follow-ups: %s with a malformed id is a 404', async (name, params) => {
  const dana = await api.person();
  expect(await dana.send(name, { params })).toMatchObject({ status: 404, code: 'unknown_path' });
});
