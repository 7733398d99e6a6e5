import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import { sender } from './deliveries/send-delivery.ts';
import { type DocumentMailParts, sendDocumentMails } from './deliveries/send-document-mails.ts';
import type { Send } from './deliveries/try-delivery.ts';
import { workDeliveries } from './deliveries/worker.ts';
import type { Files } from './files/blobs.ts';
import { openSystems } from './integrations/open-systems.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Watch } from './metrics/watch.ts';
import { workPackages } from './packages/worker.ts';
import type { Printer } from './reports/render.ts';

/**
 * Starts running deliveries in this process.
 * @returns a function that closes the other systems, once the jobs are closed
 */
export async function startDeliveries(parts: {
  config: Config;
  /** The folders of the default adapters. */
  dataDir: string;
  db: Kysely<Database>;
  /** The server's stored files. */
  files: Files;
  jobs: Jobs;
  log: Logger;
  printer: Printer;
  /** Called with each try's outcome. */
  watch: Pick<Watch, 'tried'> | undefined;
}): Promise<AsyncDisposable> {
  const { config, dataDir, db, files, jobs, log, printer, watch } = parts;
  const systems = await openSystems(config.integrations, dataDir);
  const send = sender({
    ...systems,
    ...{ db, files, jobs, printer },
    mailTo: config.integrations.mailTo,
    publicUrl: config.publicUrl,
  });
  await workDeliveries({ db, jobs, log, send: watch ? telling(send, watch) : send });
  await workPackages({ db, files, jobs, log, printer });
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const mails = { db, log, mail: systems.mail, blobs: files.blobs, printer, publicUrl };
  return mailDocuments(mails, systems);
}

/** A customer waits for a copy, and each look reads only one index. */
const everyMs = 1_000;

/** Mails documents until it is disposed of, and then the systems with it. */
function mailDocuments(parts: DocumentMailParts, systems: AsyncDisposable): AsyncDisposable {
  const open = new AsyncDisposableStack();
  open.use(systems);
  let sending = Promise.resolve();
  const timer = setInterval(() => {
    sending = sending.then(async () => {
      await sendDocumentMails(parts).catch((err) =>
        parts.log.warn({ err }, 'documents to mail were not looked for'),
      );
    });
  }, everyMs);
  open.defer(async () => {
    clearInterval(timer);
    await sending;
  });
  return open;
}

const telling =
  (send: Send, watch: Pick<Watch, 'tried'>): Send =>
  async (claimed, signal) => {
    const { kind } = claimed;
    try {
      const taken = await send(claimed, signal);
      watch.tried({ kind, outcome: 'sent' });
      return taken;
    } catch (error) {
      watch.tried({ kind, outcome: 'failed' });
      throw error;
    }
  };
