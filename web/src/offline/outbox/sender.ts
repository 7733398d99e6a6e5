import { liveQuery } from 'dexie';
import { withLock } from '../disk/index.ts';
import { forgetBlocked, noteBlocked, noteUnblocked, reportFault } from '../faults/index.ts';
import { getSession } from '../session/index.ts';
import type { Device, Entry } from '../store/index.ts';
import { offlineOf, openMirror } from '../store/index.ts';
import { attempt, type Outcome, stateAfter } from './attempt.ts';
import { Backoff, pauseAfter, type Waits } from './backoff.ts';
import { byProject, readLane } from './lanes.ts';
import { claim, confirm, putBack, refuse } from './settle.ts';
import { endTyping, restOfTyping } from './typing.ts';

export interface Sender {
  /** Tries again at once, ignoring pauses. */
  wake(): void;
  stop(): Promise<void>;
}

const lanesAtOnce = 3;
const uploadsAtOnce = 2;
const longestSleep = 30_000;

/** After a failure a project's changes wait together, and its uploads wait together; neither waits for the other. */
const waitsAs = ({ project, upload }: Entry): Waits =>
  upload === undefined ? project : `uploads of ${project}`;

/**
 * Sends the queue: one tab at a time, each project's changes in order, up to three projects and two files in parallel.
 * When the sending tab closes, the browser gives its lock to the next.
 */
export function startSender(on: Device): Sender {
  const stopping = new AbortController();
  const backoff = new Backoff();
  /** Entries older than this no longer wait for more typing. */
  let hurried = 0;
  let ring = () => {};
  const subscription = liveQuery(() => on.outbox.where('state').equals('waiting').primaryKeys()).subscribe({
    next: () => ring(),
    error: reportFault,
  });

  const done = withLock(`tsp-sender-${on.technicianId}`, () => drain(), stopping.signal).catch((error) => {
    if (!stopping.signal.aborted) throw error;
  });

  async function drain(): Promise<void> {
    /** By project, and by the number in the queue. */
    const changes = new Map<number, Promise<void>>();
    const uploads = new Map<number, Promise<void>>();
    const queue = openMirror(on.outbox);
    /** How often in a row the store could not be read. */
    let unread = 0;
    while (!stopping.signal.aborted) {
      const bell = new Promise<void>((resolve) => {
        ring = resolve;
      });
      let sleep = longestSleep;
      const offer = (
        entry: Entry,
        rests: number,
        running: Map<number, Promise<void>>,
        place: number,
        most: number,
      ) => {
        if (running.has(place) || running.size >= most) return;
        const left = Math.max(backoff.until(waitsAs(entry)) - performance.now(), rests);
        if (left > 0) {
          sleep = Math.min(sleep, left);
          return;
        }
        const done = send(entry).finally(() => {
          running.delete(place);
          ring();
        });
        running.set(place, done);
      };
      try {
        for (const [project, entries] of byProject(await queue.read())) {
          const lane = readLane(entries);
          const { next } = lane;
          // A later entry would wait too.
          const rest = next && next === entries.at(-1) ? restOf(next) : 0;
          if (next) offer(next, Math.max(rest, restOfTyping()), changes, project, lanesAtOnce);
          for (const entry of lane.uploads) offer(entry, 0, uploads, entry.seq, uploadsAtOnce);
        }
        unread = 0;
      } catch (error) {
        // The device's storage failed; the queue is still there, and this tab stays the sender.
        sleep = pauseAfter(++unread);
        reportFault(error);
      }
      const timer = setTimeout(() => {
        // Changes that no event announced are found after a while.
        queue.forget();
        ring();
      }, sleep);
      await bell;
      clearTimeout(timer);
    }
    queue.close();
    await Promise.all([...changes.values(), ...uploads.values()]);
  }

  /** How long a new entry waits, in milliseconds, so that one call carries a run of typing. */
  function restOf({ action, attempts, at, since }: Entry): number {
    const { rest } = offlineOf(action);
    const last = Date.parse(at);
    const now = Date.now();
    // A clock set back must not delay it for hours.
    if (rest === undefined || attempts > 0 || last < hurried || last > now) return 0;
    return Math.min(last + rest, Date.parse(since) + 3 * rest) - now;
  }

  async function send(waiting: Entry): Promise<void> {
    try {
      const entry = await claim(on, waiting.seq);
      if (entry) await settle(entry, await attempt(on, entry, stopping.signal));
    } catch (error) {
      // The device's storage failed: the entry is still there and is sent again under the same key.
      backoff.failed(waitsAs(waiting), performance.now());
      reportFault(error);
    }
  }

  async function settle(entry: Entry, outcome: Outcome): Promise<void> {
    const at = new Date().toISOString();
    if (outcome.kind === 'not-the-office') noteBlocked(entry.key);
    else noteUnblocked(entry.key);
    if (outcome.kind === 'taken') {
      backoff.worked(waitsAs(entry));
      await confirm(on, entry, outcome.data, at);
    } else if (outcome.kind === 'refused') {
      backoff.worked(waitsAs(entry));
      await refuse(on, entry, outcome.error, at);
    } else {
      // A file may fail where small calls get through, and a proxy may object to one change only.
      const alone = ['later', 'not-the-office'].includes(outcome.kind) || entry.upload !== undefined;
      const asked = outcome.kind === 'not-the-office' ? outcome.error.wait : 0;
      backoff.failed(alone ? waitsAs(entry) : 'all', performance.now(), asked);
      if (stateAfter(outcome.kind) === 'waiting') await putBack(on, entry);
      // A token refused right after its refresh does not end the sign-in; the entry waits.
      const stays = getSession()?.technician.id === on.technicianId;
      if (outcome.kind === 'signed-out' && !stays) stopping.abort();
    }
  }

  stopping.signal.addEventListener('abort', () => {
    forgetBlocked();
    subscription.unsubscribe();
    ring();
  });
  return {
    wake() {
      backoff.forget();
      endTyping();
      hurried = Date.now() + 1;
      ring();
    },
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
