import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Draft } from '@tidemark/contract/inspections/draft';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { type GuardLimits, openGuard } from '../../integrations/guard.ts';
import { openSystems, type Systems } from '../../integrations/open-systems.ts';
import { openJobs } from '../../jobs/jobs.ts';
import { addRoom, startInspection, wholeStepOne } from '../../testing/factories.ts';
import type { Api } from '../../testing/use-api.ts';
import { sender } from '../send-delivery.ts';
import { workDeliveries } from '../worker.ts';

const log = pino({ level: 'silent' });
const mailTo = ['office@tidemark.example'];
const folders = {
  crm: { kind: 'folder' },
  drive: { kind: 'folder' },
  zoho: undefined,
  smtpUrl: undefined,
  mailFrom: 'Tidemark <tidemark@tidemark.example>',
  mailTo,
  privateAllowed: true,
  inboundSecret: undefined,
} as const;
const asItIs = async (input: object) => Buffer.from(JSON.stringify(input));
const report = (input: object, path: string) => writeFile(path, JSON.stringify(input));

/** How long a test waits for a worker. */
export const eventually = { timeout: 15_000, interval: 100 };

/** A folder that the test removes. */
export async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-deliveries-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

/** A worker in this process, stopped after the test; it sends to folders below `dir` except for the systems given. */
export async function workHere(
  api: Api,
  dir: string,
  systems: Partial<Systems> = {},
  limits: Partial<GuardLimits> = {},
): Promise<void> {
  const opened = await openSystems(folders, dir);
  const jobs = openJobs({ databaseUrl: api.databaseUrl, log, supervise: true });
  const printer = { claimSheet: asItIs, estimate: asItIs, invoice: asItIs, document: asItIs, report };
  const send = sender(
    {
      ...opened,
      ...systems,
      ...{ db: api.db, files: api.files, jobs, printer, mailTo },
      publicUrl: 'https://tidemark.example',
    },
    () => openGuard({ timeMs: 2000, ...limits }),
  );
  await workDeliveries({ db: api.db, jobs, log, send });
  onTestFinished(() => jobs.close());
}

/** An inspection with one filled room, and the state of its deliveries. `by` may submit it. */
export async function filledInspection(
  { db, person }: Pick<Api, 'db' | 'person'>,
  facts: Partial<Draft> = {},
) {
  const [by, boss] = [await person(), await person({ role: 'Manager' })];
  const { id, projectId } = await startInspection(db, by, { ...wholeStepOne, ...facts });
  const room = await addRoom(by, id, { name: 'Kitchen' });
  const claimSheetData = { contents: [{ fieldMasterId: 9, detach: 2 }] };
  const body = { inspectionId: id, inspectionRoomId: room.id, claimSheetData };
  (await by.send('claim-sheets.save', { body })).ok();
  const deliveries = async () =>
    (await boss.send('deliveries.of-inspection', { params: { id } })).ok().deliveries;
  return {
    ...{ id, projectId, room, by, boss, deliveries },
    states: async () => (await deliveries()).map(({ state }) => state),
    one: async (kind: string) => (await deliveries()).find((delivery) => delivery.kind === kind)!,
  };
}

/** Submits an inspection with one filled room. */
export async function submit(api: Pick<Api, 'db' | 'person'>, facts: Partial<Draft> = {}) {
  const inspection = await filledInspection(api, facts);
  (await inspection.by.send('inspections.complete', { params: { id: inspection.id } })).ok();
  return inspection;
}
