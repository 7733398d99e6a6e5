import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/schema.ts';
import { openOutbound } from './integrations/outbound.ts';
import { sendNextPush } from './push/send-pushes.ts';

const everyMs = 1_000;
/** A push service that answers slowly holds up only its own. */
const atOnce = 4;

/** Sends pushes in this process as they are queued. */
export function startPushes({
  config,
  db,
  log,
}: {
  config: Pick<Config, 'integrations' | 'publicUrl'>;
  db: Kysely<Database>;
  log: Logger;
}): AsyncDisposable {
  const outbound = openOutbound(config.integrations);
  const parts = { db, log, outbound, contact: contactOf(config) };
  const running = new Set<Promise<void>>();
  let ending = false;
  const send = async () => {
    try {
      while (!ending && (await sendNextPush(parts)));
    } catch (err) {
      log.warn({ err }, 'pushes were not looked for');
    }
  };
  const timer = setInterval(() => {
    if (running.size >= atOnce) return;
    const one: Promise<void> = send().finally(() => running.delete(one));
    running.add(one);
  }, everyMs);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      ending = true;
      await Promise.all(running);
      await outbound.close();
    },
  };
}

/** Apple refuses pushes without an address that could be one. */
function contactOf({ integrations, publicUrl }: Pick<Config, 'integrations' | 'publicUrl'>): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  const { mailFrom } = integrations;
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
