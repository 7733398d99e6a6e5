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
   * Tells of every change that commits after this has resolved, until what it answers is called; before it resolves, of
   * what was noticed in the last `away` seconds.
   */
  listen(signInId: string, to: Listener, away: number): Promise<() => void>;
  /** Ends every stream. */
  close(): Promise<void>;
}

/**
 * Tells devices what others change. All who listen on this server share one watch, and there is none while nobody
 * does. Nothing goes from server to server: each reads the same log.
 */
export function openFeed(db: Kysely<Database>, log: Logger, everyMs: number): Feed {
  const listeners = new Map<Listener, string>();
  let watch: Promise<Watch> | undefined;
  let closed = false;

  /** Whose sign-in has ended meanwhile is told nothing more. */
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

/** One event a project, whatever was done to it, and none for what the device did itself; of very many, one in all. */
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
