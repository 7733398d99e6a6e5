import { type Actor, isManager } from '@tidemark/contract/access';
import type { LiveEvent } from '@tidemark/contract/live';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { readSignedIn } from '../auth/read.ts';
import type { Listener } from '../context.ts';
import type { Database } from '../db/schema.ts';
import type { Change } from './read-changes.ts';
import { type Watch, watchChanges } from './watch-changes.ts';

export interface Feed {
  /** How many streams a sign-in has on this server. */
  listening(signInId: string): number;
  /**
   * Reports every change that commits after this resolves, until the returned function is called; first it reports
   * changes of the last `away` seconds.
   */
  listen(signInId: string, to: Listener, away: number): Promise<() => void>;
  /** Ends every stream. */
  close(): Promise<void>;
}

/**
 * Sends devices the changes of others. All listeners of this server share one watch, which runs only while someone
 * listens. Servers do not talk to each other: each reads the same log.
 */
export function openFeed(db: Kysely<Database>, log: Logger, everyMs: number): Feed {
  const listeners = new Map<Listener, string>();
  let watch: Promise<Watch> | undefined;
  let closed = false;

  /** Stops for listeners whose sign-in has ended. */
  async function tell(changes: readonly Change[], those: ReadonlyMap<Listener, string>): Promise<void> {
    const signedIn = await readSignedIn(db, [...new Set(those.values())]);
    for (const [to, signInId] of those) {
      const actor = signedIn.get(signInId);
      if (!actor) to.end();
      else for (const event of eventsFor(actor, signInId, changes)) to.tell(event);
    }
  }
  async function startWatching(): Promise<Watch> {
    try {
      watch ??= watchChanges(db, log, everyMs, (changes) => tell(changes, new Map(listeners)));
      return await watch;
    } catch (error) {
      watch = undefined;
      throw error;
    }
  }
  async function stopWatching(): Promise<void> {
    const last = watch;
    watch = undefined;
    await (await last)?.stop();
  }

  return {
    listening: (signInId) => [...listeners.values()].filter((one) => one === signInId).length,
    async listen(signInId, to, away) {
      if (closed) {
        to.end();
        return () => undefined;
      }
      listeners.set(to, signInId);
      const leave = () => {
        listeners.delete(to);
        if (listeners.size === 0) void stopWatching();
      };
      try {
        const { noticed } = await startWatching();
        if (away > 0) await tell(noticed(away), new Map([[to, signInId]]));
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    async close() {
      closed = true;
      for (const to of [...listeners.keys()]) to.end();
      await stopWatching();
    },
  };
}

/** An import of thousands would fill a stream faster than a phone reads it. */
const oneByOne = 500;

/** One event per project, whatever was done to it, without the device's own changes; a single event for very many. */
function eventsFor({ id, role }: Actor, signInId: string, changes: readonly Change[]): LiveEvent[] {
  const theirs = changes.filter(
    (change) =>
      change.signInId !== signInId &&
      (isManager(role) || change.technicianId === id || change.formerTechnicianId === id),
  );
  const last = new Map(theirs.map((change) => [change.project, change]));
  if (last.size > oneByOne) return [{ everything: true }];
  return [...last.values()].map(({ project, technicianId, deleted }) => ({
    project,
    gone: deleted || !(isManager(role) || technicianId === id),
  }));
}
