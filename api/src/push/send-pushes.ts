import type { PushKind, PushMessage } from '@tidemark/contract/push';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import { SendFailure } from '../integrations/failure.ts';
import type { Outbound } from '../integrations/outbound.ts';
import { readPushKeys } from './keys.ts';
import { postPush, SubscriptionGone } from './post-push.ts';

export interface PushParts {
  db: Kysely<Database>;
  log: Logger;
  outbound: Outbound;
  contact: string;
}

const answersWithin = 10_000;
/** Longer than sending may take. After it, another server sends what one that died had taken. */
const lease = sql`interval '1 minute'`;
/** Over about two hours; what is on the device by then needs no push. */
const mostAttempts = 8;

/**
 * Sends what waits for one browser as one message. Several servers may do so at once.
 * @returns whether there was anything
 */
export async function sendNextPush({ db, log, outbound, contact }: PushParts): Promise<boolean> {
  const taken = await take(db);
  if (!taken) return false;
  const { subscription, waiting } = taken;
  const { signInId, attempts, endpoint, p256dh, auth } = subscription;
  const those = log.child({ signIn: signInId, projects: waiting.map(({ projectId }) => projectId) });
  const message = messageOf(waiting.filter(({ wanted }) => wanted));
  try {
    if (!subscription.signedIn) throw new SubscriptionGone('The sign-in was not used for 30 days.');
    if (message) {
      const keys = await readPushKeys(db);
      const to = { endpoint, keys: { p256dh, auth } };
      await postPush({ outbound, keys, contact }, to, message, AbortSignal.timeout(answersWithin));
      those.info('a push was sent');
    }
  } catch (error) {
    if (error instanceof SubscriptionGone) {
      await db.deleteFrom('pushSubscriptions').where('signInId', '=', signInId).execute();
      those.info('a browser no longer takes pushes');
      return true;
    }
    const later = error instanceof SendFailure && error.again && attempts + 1 < mostAttempts;
    if (error instanceof SendFailure) those.warn({ why: error.message, later }, 'a push was not sent');
    else those.error({ err: error }, 'a push was not sent');
    if (later) {
      await delay(db, signInId, Math.max(30_000 * 2 ** attempts, error.afterMs ?? 0));
      return true;
    }
  }
  await settle(db, signInId, waiting);
  return true;
}

interface Waiting {
  projectId: number;
  version: number;
  kind: PushKind;
  title: string;
  /** The project is still this person's to do. */
  wanted: boolean;
}

function messageOf(wanted: readonly Waiting[]): PushMessage | undefined {
  const [first, ...more] = wanted;
  if (!first) return undefined;
  if (more.length > 0) return { kind: 'several', count: wanted.length };
  return { kind: first.kind, project: first.projectId, title: first.title };
}

/** Leases a browser for which something waits, unless it failed a moment ago. */
function take(db: Kysely<Database>) {
  return db.transaction().execute(async (tx) => {
    const subscription = await tx
      .selectFrom('pushSubscriptions')
      .innerJoin('signIns', 'signIns.id', 'signInId')
      .select(['signInId', 'endpoint', 'p256dh', 'auth', 'attempts', 'technicianId'])
      .select(sql<boolean>`last_used_at > now() - interval '30 days'`.as('signedIn'))
      .where('signInId', 'in', tx.selectFrom('pushes').select('signInId'))
      .where(sql<boolean>`coalesce(next_try_at <= now(), true)`)
      .limit(1)
      .forUpdate('pushSubscriptions')
      .skipLocked()
      .executeTakeFirst();
    if (!subscription) return undefined;
    const { signInId, technicianId } = subscription;
    await tx
      .updateTable('pushSubscriptions')
      .set({ attempts: sql`attempts + 1`, nextTryAt: sql<string>`now() + ${lease}` })
      .where('signInId', '=', signInId)
      .execute();
    const waiting = await tx
      .selectFrom('pushes')
      .innerJoin('projects', 'projects.id', 'projectId')
      .select(['projectId', 'version', 'kind', 'title'])
      .select(({ eb }) =>
        eb
          .and([eb('technicianId', '=', technicianId), eb('status', '<>', 'Completed')])
          .$castTo<boolean>()
          .as('wanted'),
      )
      .where('signInId', '=', signInId)
      .orderBy('queuedAt')
      .execute();
    return { subscription, waiting };
  });
}

async function delay(db: Kysely<Database>, signInId: string, ms: number): Promise<void> {
  await db
    .updateTable('pushSubscriptions')
    .set({ nextTryAt: sql<string>`now() + make_interval(secs => ${ms / 1000}::float8)` })
    .where('signInId', '=', signInId)
    .execute();
}

/** What was queued again meanwhile stays. */
async function settle(db: Kysely<Database>, signInId: string, sent: readonly Waiting[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { projectId, version } of sent) {
      await tx
        .deleteFrom('pushes')
        .where('signInId', '=', signInId)
        .where('projectId', '=', projectId)
        .where('version', '=', version)
        .execute();
    }
    await tx
      .updateTable('pushSubscriptions')
      .set({ attempts: 0, nextTryAt: null })
      .where('signInId', '=', signInId)
      .execute();
  });
}
