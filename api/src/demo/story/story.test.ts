import { isDry } from '@tidemark/contract/drying/dry';
import { dryingOf } from '@tidemark/contract/drying/whole';
import { projectStatuses } from '@tidemark/contract/projects';
import pino from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { settleCompany } from '../../company/settle-company.ts';
import { settleTemplates } from '../../document-templates/settle-templates.ts';
import { verifyDocuments } from '../../documents/verify-documents.ts';
import { Client } from '../../testing/client.ts';
import { useApi } from '../../testing/use-api.ts';
import { addEvidence } from '../add-evidence.ts';
import { clockOf, workdayIn } from '../clock.ts';
import { fillDemo, type Unpictured } from '../fill-demo.ts';
import { storyJobs } from './jobs.ts';

const api = useApi();
const timeZone = 'America/Chicago';
let made: Unpictured;
let manager: Client;

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  await settleCompany(api.db, { timeZone }, log);
  await settleTemplates(api.db);
  made = (await fillDemo(api.db, log, { timeZone }))!;
  const body = { email: 'manager@demo.tidemark.example', password: 'tidemark-demo' };
  const reply = await api.anyone.send('auth.login', { body });
  manager = new Client(api.url, reply.ok().tokens.accessToken);
});

const projects = async () => (await manager.send('projects.list', { query: { limit: 100 } })).ok().projects;

test('story: a company of twelve, one of them on leave, and jobs in every state', async () => {
  const { technicians } = (await manager.send('technicians.list', { query: { limit: 100 } })).ok();
  expect(technicians).toHaveLength(12);
  expect(technicians.filter(({ status }) => status !== 'Active')).toHaveLength(1);
  const all = await projects();
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(projectStatuses));
  expect(all.filter(({ jobClosedAt }) => jobClosedAt)).toHaveLength(2);
  const states = await api.db.selectFrom('inspections').select('status').distinct().execute();
  expect(states.map(({ status }) => status).sort()).toEqual(['Cancelled', 'Completed', 'In Progress']);
  for (const { createdAt, assignedDateTime, startedAt, completedAt } of all.slice(-storyJobs.length)) {
    const happened = [assignedDateTime, startedAt, completedAt].filter((at) => at !== null);
    expect(happened).toEqual(happened.toSorted());
    expect(happened.every((at) => at <= new Date().toISOString())).toBe(true);
    expect(createdAt < new Date().toISOString()).toBe(true);
  }
});

test('story: what the office must look at, each kind is on Today', async () => {
  const today = (await manager.send('today.read', {})).ok();
  const { late, unassigned, drying, toReview, toSign, deliveries, visits, dryingVisits } = today;
  for (const list of [late, unassigned, drying, toReview, toSign, deliveries, visits, dryingVisits])
    expect(list.total).toBeGreaterThan(0);
  const { conflicts } = (
    await manager.send('office.week', { query: { from: workdayIn(1, clockOf(timeZone)) } })
  ).ok();
  expect(conflicts.length, 'two visits at once on the next working day').toBeGreaterThan(0);
});

test('story: dryings on their first and second day, dry, and closed', async () => {
  const heads = await api.db.selectFrom('dryings').select('projectId').execute();
  const told = [];
  for (const { projectId } of heads) {
    const { drying, records, ...stock } = (
      await manager.send('drying.read', { params: { id: projectId } })
    ).ok();
    const whole = dryingOf(projectId, [drying, ...records], stock);
    told.push(`${whole.visits.length} ${isDry(whole) ? 'dry' : 'wet'} ${whole.closedAt ? 'closed' : 'open'}`);
  }
  expect(new Set(told)).toEqual(
    new Set(['1 wet open', '2 wet open', '3 wet open', '4 dry open', '4 dry closed']),
  );
});

test('story: documents that are signed and that wait, every seal holds', async () => {
  const documents = await api.db
    .selectFrom('documents')
    .select(['number', 'createdAt', 'receivedAt'])
    .execute();
  const [signed, waiting] = [documents.filter((one) => one.number), documents.filter((one) => !one.number)];
  expect([signed.length, waiting.length].every((count) => count > 2)).toBe(true);
  expect(signed.every(({ createdAt, receivedAt }) => createdAt < receivedAt!)).toBe(true);
  expect(await verifyDocuments(api.db)).toEqual({ count: signed.length });
});

test('story: estimates that are drafts, sent, approved and invoiced', async () => {
  const states = new Set<string>();
  for (const id of made.story) {
    const { estimates } = (await manager.send('estimates.list', { params: { id } })).ok();
    for (const { standing } of estimates) states.add(standing!.state);
  }
  expect(states).toEqual(new Set(['Draft', 'Sent', 'Approved', 'Invoiced']));
});

test('story: invoices that are drafts, issued, paid in part and paid, numbered in order', async () => {
  const { invoices } = (await manager.send('accounting.invoices', { query: { limit: 100 } })).ok();
  const issued = invoices.filter(({ number }) => number !== null).toReversed();
  expect(issued.map(({ number }) => number!.slice(-4))).toEqual(['0001', '0002', '0003', '0004']);
  expect(issued.map(({ issuedOn }) => issuedOn)).toEqual(issued.map(({ issuedOn }) => issuedOn).toSorted());
  expect(issued.filter(({ state }) => state === 'Paid')).toHaveLength(2);
  expect(issued.filter(({ state, paid }) => state === 'Issued' && paid > 0)).toHaveLength(1);
  expect(invoices.filter(({ state }) => state === 'Draft')).toHaveLength(1);
});

test('story: an inspection has its photos at once, and another one with the same room has others', async () => {
  const inspections = await api.db
    .selectFrom('rooms')
    .select('inspectionId')
    .where('name', '=', 'Hall')
    .execute();
  const story = inspections.slice(0, 2).map(({ inspectionId }) => inspectionId);
  await addEvidence(api.db, api.files, { ...made, story }, 64);
  const files = await api.db
    .selectFrom('files')
    .select(['inspectionId', 'sha256', 'shot'])
    .where('inspectionId', 'in', story)
    .execute();
  expect(new Set(files.map(({ inspectionId }) => inspectionId)).size).toBe(2);
  expect(files.filter(({ shot }) => !shot)).toEqual([]);
  expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(files.length);
});
