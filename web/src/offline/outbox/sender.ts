import { liveQuery } from 'dexie';
import { withLock } from '../disk/index.ts';
import { forgetStranger, forgetStrangers, noteStranger, reportFault } from '../faults/index.ts';
import { getSession } from '../session/index.ts';
import type { Device, Entry } from '../store/index.ts';
import { offlineOf, openMirror } from '../store/index.ts';
import { attempt, type Outcome, stateAfter } from './attempt.ts';
import { Backoff, pauseAfter, type Waits } from './backoff.ts';
import { byProject, readLane } from './lanes.ts';
import { claim, confirm, putBack, refuse } from './settle.ts';

export interface Sender {
  /** Tries again at once, whatever was to be waited for. */
  wake(): void;
  stop(): Promise<void>;
}

const lanesAtOnce = 3;
const uploadsAtOnce = 2;
const longestSleep = 30_000;

/** A project's changes wait together after a failure, and so do its uploads; neither waits for the other. */
const waitsAs = ({ project, upload }: Entry): Waits =>
  upload === undefined ? project : `uploads of ${project}`;

/**
 * Sends what is queued: one tab at a time, each project's changes in order, up to three projects beside each other,
 * and beside them up to two files.
 * When the tab that sends dies, the browser gives its lock to the next.
 */
export function startSender(on: Device): Sender {
  const stopping = new AbortController();
  const backoff = new Backoff();
  /** What was done before this moment does not rest any more. */
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
    /** By project, and by the queue's number. */
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
          // With something after it, that would wait too.
          if (next) offer(next, next === entries.at(-1) ? restOf(next) : 0, changes, project, lanesAtOnce);
          for (const entry of lane.uploads) offer(entry, 0, uploads, entry.seq, uploadsAtOnce);
        }
        unread = 0;
      } catch (error) {
        // The device's storage failed; what is queued is not lost by that, and this tab goes on being the one that sends.
        sleep = pauseAfter(++unread);
        reportFault(error);
      }
      const timer = setTimeout(() => {
        // What no word came of is found after a while all the same.
        queue.forget();
        ring();
      }, sleep);
      await bell;
      clearTimeout(timer);
    }
    queue.close();
    await Promise.all([...changes.values(), ...uploads.values()]);
  }

  /** How long an entry that was just made stays, in milliseconds, so that one call carries what is being typed. */
  function restOf({ action, attempts, at, since }: Entry): number {
    const { rest } = offlineOf(action);
    const last = Date.parse(at);
    const now = Date.now();
    // A clock that was set back must not make it rest for hours.
    if (rest === undefined || attempts > 0 || last < hurried || last > now) return 0;
    return Math.min(last + rest, Date.parse(since) + 3 * rest) - now;
  }

  async function send(waiting: Entry): Promise<void> {
    try {
      const entry = await claim(on, waiting.seq);
      if (entry) await settle(entry, await attempt(on, entry, stopping.signal));
    } catch (error) {
      // The device's storage failed: the entry is still there and goes out again under the same key.
      backoff.failed(waitsAs(waiting), performance.now());
      reportFault(error);
    }
  }

  async function settle(entry: Entry, outcome: Outcome): Promise<void> {
    const at = new Date().toISOString();
    if (outcome.kind === 'not-the-office') noteStranger(entry.key);
    else forgetStranger(entry.key);
    if (outcome.kind === 'taken') {
      backoff.worked(waitsAs(entry));
      await confirm(on, entry, outcome.data, at);
    } else if (outcome.kind === 'refused') {
      backoff.worked(waitsAs(entry));
      await refuse(on, entry, outcome.error, at);
    } else {
      // A file may fail where small calls get through, and one change displease somebody on the way whom others do not.
      const alone = ['later', 'not-the-office'].includes(outcome.kind) || entry.upload !== undefined;
      const asked = outcome.kind === 'not-the-office' ? outcome.error.wait : 0;
      backoff.failed(alone ? waitsAs(entry) : 'all', performance.now(), asked);
      if (stateAfter(outcome.kind) === 'waiting') await putBack(on, entry);
      // A token refused right after it was new ends no sign-in: then it only waits.
      const stays = getSession()?.technician.id === on.technicianId;
      if (outcome.kind === 'signed-out' && !stays) stopping.abort();
    }
  }

  stopping.signal.addEventListener('abort', () => {
    forgetStrangers();
    subscription.unsubscribe();
    ring();
  });
  return {
    wake() {
      backoff.forget();
      hurried = Date.now() + 1;
      ring();
    },
    async stop() {
      stopping.abort();
      await done;
    },
  };
}
