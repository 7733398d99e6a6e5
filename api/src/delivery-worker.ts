import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import { sender } from './deliveries/send-delivery.ts';
import type { Send } from './deliveries/try-delivery.ts';
import { workDeliveries } from './deliveries/worker.ts';
import type { Files } from './files/blobs.ts';
import { openSystems } from './integrations/open-systems.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Watch } from './metrics/watch.ts';
import type { Printer } from './reports/render.ts';

/** Begins to work the deliveries off in this process. @returns what closes the other systems, once the jobs are closed */
export async function startDeliveries(parts: {
  config: Config;
  /** Where the folders of the default adapters are. */
  dataDir: string;
  db: Kysely<Database>;
  /** Where the server keeps what it was given. */
  files: Files;
  jobs: Jobs;
  log: Logger;
  printer: Printer;
  /** Told how each try went. */
  watch: Pick<Watch, 'tried'> | undefined;
}): Promise<AsyncDisposable> {
  const { config, dataDir, db, files, jobs, log, printer, watch } = parts;
  const systems = await openSystems(config.integrations, dataDir);
  const send = sender({
    ...systems,
    ...{ db, files, jobs, printer },
    company: config.company,
    companyContact: config.companyContact,
    timeZone: config.timeZone,
    mailTo: config.integrations.mailTo,
    publicUrl: config.publicUrl,
  });
  await workDeliveries({ db, jobs, log, send: watch ? telling(send, watch) : send });
  return systems;
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
