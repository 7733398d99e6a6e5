import { pickNames } from '@tidemark/contract/fields';
import type { Project } from '@tidemark/contract/projects';
import { claimFactNames } from '@tidemark/contract/projects/fields';
import { expect, test } from 'vitest';
import { addProject } from '../testing/factories.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const facts = {
  insuranceCompany: 'Fairway Mutual',
  claimNumber: 'FM-20-118834',
  policyNumber: 'HO-7741902',
  dateOfLoss: '2026-11-18',
  causeOfLoss: 'Sump pump failure',
  adjusterName: 'Renee Castillo',
  adjusterPhone: '(630) 555-0188',
  adjusterEmail: 'castillo@fairwaymutual.example',
  deductible: 2500,
};
const house = {
  ...{ title: 'Sump pump failure', addressLine1: '418 Larkspur Lane', city: 'Naperville', state: 'IL' },
  ...{ zipCode: '60540', customerName: 'Helen Okafor' },
};
const office = () => api.person({ role: 'Manager' });
const its = (project: Project) => pickNames(claimFactNames, project);
const found = async (search: string) =>
  (await (await office()).send('projects.list', { query: { search } })).ok().projects.map(({ id }) => id);

test('claim facts: entered with a new project, kept, found by claim and policy number', async () => {
  const { project } = (await (await office()).send('office.create', { body: { ...house, ...facts } })).ok();
  expect(its(project)).toEqual(facts);
  expect(await found('118834')).toContain(project.id);
  expect(await found('ho-7741902 okafor')).toContain(project.id);
});

test('claim facts: changed over what was seen, logged, and searched by the new number only', async () => {
  const manager = await office();
  const { project } = (
    await manager.send('office.create', { body: { ...house, ...facts, confirmDuplicates: true } })
  ).ok();
  const params = { id: project.id };
  const changes = { claimNumber: 'FM-21-4', deductible: 1000.5 };
  const stale = await manager.send('office.edit', { params, body: { changes, seen: { deductible: 7 } } });
  expect(stale).toMatchObject({
    code: 'project_changed',
    details: [{ field: 'deductible', message: 'Deductible is “$2,500.00” now.' }],
  });
  const seen = { claimNumber: facts.claimNumber, deductible: 2500 };
  const edited = (await manager.send('office.edit', { params, body: { changes, seen } })).ok().project;
  expect(its(edited)).toEqual({ ...facts, ...changes });
  const { before, after } = await api.db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('subjectId', '=', String(project.id))
    .where('action', '=', 'project-changed')
    .executeTakeFirstOrThrow();
  expect([before, after]).toEqual([seen, changes]);
  expect(await found('FM-21-4')).toContain(project.id);
  expect(await found('118834')).not.toContain(project.id);
});

test.each([
  [{ dateOfLoss: '11/18/2026' }, 'Date of loss must be a date as YYYY-MM-DD.'],
  [{ adjusterEmail: 'castillo' }, 'Adjuster email must be an email address.'],
  [{ adjusterPhone: '12' }, 'Adjuster phone must be a phone number of at least 7 digits.'],
  [{ deductible: 0.001 }, 'Deductible must be a number from 0 with at most 2 decimals.'],
  [{ deductible: '12' }, 'Deductible must be a number from 0 with at most 2 decimals.'],
])('claim facts: %o is refused with a sentence that begins with its label', async (bad, message) => {
  const answer = await (await office()).send('office.create', { body: { ...house, ...bad } as never });
  expect(answer).toMatchObject({ status: 400, details: [{ field: Object.keys(bad)[0], message }] });
});

test('claim facts: a technician reads them and may change none', async () => {
  const dana = await api.person();
  const id = await addProject(api.db, dana, facts);
  expect(its((await dana.send('projects.read', { params: { id } })).ok().project)).toEqual(facts);
  for (const [field, value] of Object.entries(facts)) {
    const refused = await dana.send('projects.update', { params: { id }, body: { [field]: value } });
    expect(refused).toMatchObject({
      code: 'forbidden',
      details: [{ field, message: 'Only the office can change this field.' }],
    });
  }
});

test('claim facts: a follow-up has those of its original', async () => {
  const dana = await api.person();
  const at = new Date().toISOString();
  const id = await addProject(api.db, dana, {
    ...facts,
    status: 'Completed',
    startedAt: at,
    completedAt: at,
  });
  const body = { originalProjectId: id, followUpReason: 'Quality_Check' as const };
  const { project } = (await dana.send('follow-ups.create', { body })).ok();
  expect(its(project)).toEqual(facts);
});
