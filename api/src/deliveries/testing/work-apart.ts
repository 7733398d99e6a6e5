import { writeFile } from 'node:fs/promises';
import pino from 'pino';
import { openDatabase } from '../../db/database.ts';
import { openDiskFiles } from '../../files/disk-blobs.ts';
import { openSystems } from '../../integrations/open-systems.ts';
import { openJobs } from '../../jobs/jobs.ts';
import { sender } from '../send-delivery.ts';
import { workDeliveries } from '../worker.ts';

/** A worker in its own process, to be killed: on a database, with folders, and a webhook as its CRM. */
const [databaseUrl, dir, webhook] = process.argv.slice(2) as [string, string, string];
const log = pino({ level: 'silent' });
const db = openDatabase(databaseUrl, { max: 4, onError: () => undefined });
const jobs = openJobs({ databaseUrl, log, supervise: true });
const systems = await openSystems(
  {
    crm: { kind: 'webhook', url: webhook, secret: 'a secret of twenty-four letters' },
    drive: { kind: 'folder' },
    zoho: undefined,
    smtpUrl: undefined,
    mailFrom: 'tidemark@tidemark.example',
    mailTo: ['office@tidemark.example'],
    privateAllowed: true,
    inboundSecret: undefined,
  },
  dir,
);
const page = async () => Buffer.from('%PDF');
const report = (_: object, path: string) => writeFile(path, '%PDF');
const printer = { claimSheet: page, estimate: page, invoice: page, document: page, report };
const send = sender({
  ...systems,
  ...{ db, jobs, printer },
  files: await openDiskFiles(dir),
  mailTo: ['office@tidemark.example'],
  publicUrl: undefined,
});
await workDeliveries({ db, jobs, log, send });
process.send?.('working');
