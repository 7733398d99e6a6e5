import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { sendMails } from './auth/mails/send-mails.ts';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import { openMail } from './integrations/open-systems.ts';

/** Someone is waiting for their link, and each look reads only one index. */
const everyMs = 500;

/** Sends account mails in this process as they are queued. */
export function startAccountMails(parts: {
  config: Config;
  dataDir: string;
  db: Kysely<Database>;
  log: Logger;
}): AsyncDisposable {
  const { config, dataDir, db, log } = parts;
  const open = new AsyncDisposableStack();
  const mail = openMail(config.integrations, dataDir, open);
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  if (config.production && !config.publicUrl) {
    log.warn(
      { publicUrl },
      'PUBLIC_URL is not set: links in mails lead here, where nobody else may reach them',
    );
  }
  const send = () =>
    sendMails({ db, log, mail, publicUrl }).catch((err) =>
      log.warn({ err }, 'mails about accounts were not looked for'),
    );
  let sending = Promise.resolve();
  const timer = setInterval(() => {
    sending = sending.then(async () => void (await send()));
  }, everyMs);
  open.defer(async () => {
    clearInterval(timer);
    await sending;
  });
  return open;
}
