import { liveQuery } from 'dexie';
import { Backoff } from './backoff.ts';
import { addressOf } from './call.ts';
import { CallError } from './call-error.ts';
import type { Device, Entry } from './device.ts';
import { actionOf } from './effects.ts';
import { exchange } from './exchange.ts';
import { byProject, readLane } from './lanes.ts';
import { withLock } from './locks.ts';
import { type Outcome, outcomeOf, stateAfter } from './outcome.ts';
import { claim, confirm, putBack, refuse } from './settle.ts';

export interface Sender {
  /** Tries again at once, whatever was to be waited for. */
  wake(): void;
  stop(): Promise<void>;
}

const lanesAtOnce = 3;
const longestSleep = 30_000;

/**
 * Sends what is queued: one tab at a time, each project's changes in order, up to three projects beside each other.
 * When the tab that sends dies, the browser gives its lock to the next.
 */
export function startSender(on: Device): Sender {
  const stopping = new AbortController();
  const backoff = new Backoff();
  let ring = () => {};
  const subscription = liveQuery(() => on.outbox.where('state').equals('waiting').primaryKeys()).subscribe(
    () => ring(),
  );

  const done = withLock(`tsp-sender-${on.technicianId}`, () => drain(), stopping.signal).catch((error) => {
    if (!stopping.signal.aborted) throw error;
  });

  async function drain(): Promise<void> {
    const inFlight = new Map<number, Promise<void>>();
    while (!stopping.signal.aborted) {
      const bell = new Promise<void>((resolve) => {
        ring = resolve;
      });
      let nextTry = Date.now() + longestSleep;
      for (const [project, entries] of byProject(await on.outbox.toArray())) {
        const { next } = readLane(entries);
        if (!next || inFlight.has(project) || inFlight.size >= lanesAtOnce) continue;
        const until = backoff.until(project);
        if (until > Date.now()) {
          nextTry = Math.min(nextTry, until);
          continue;
        }
        inFlight.set(
          project,
          send(next).finally(() => {
            inFlight.delete(project);
            ring();
          }),
        );
      }
      const timer = setTimeout(ring, Math.max(nextTry - Date.now(), 0));
      await bell;
      clearTimeout(timer);
    }
    await Promise.all(inFlight.values());
  }

  async function send({ seq, project }: Entry): Promise<void> {
    try {
      const entry = await claim(on, seq);
      if (entry) await settle(entry, await attempt(on, entry, stopping.signal));
    } catch (error) {
      // The device's storage failed: the entry is still there and goes out again under the same key.
      backoff.failed(project, Date.now());
      globalThis.reportError?.(error);
    }
  }

  async function settle(entry: Entry, outcome: Outcome): Promise<void> {
    const at = new Date().toISOString();
    if (outcome.kind === 'taken') {
      backoff.worked(entry.project);
      await confirm(on, entry, outcome.data, at);
    } else if (outcome.kind === 'refused') {
      backoff.worked(entry.project);
      await refuse(on, entry, outcome.error, at);
    } else {
      backoff.failed(outcome.kind === 'later' ? entry.project : 'all', Date.now());
      if (stateAfter(outcome.kind) === 'waiting') await putBack(on, entry);
      if (outcome.kind === 'signed-out') stopping.abort();
    }
  }

  stopping.signal.addEventListener('abort', () => {
    subscription.unsubscribe();
    ring();
  });
  return {
    wake() {
      backoff.forget();
      ring();
    },
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function attempt(on: Device, entry: Entry, signal: AbortSignal): Promise<Outcome> {
  const action = actionOf(entry.action);
  try {
    const answered = await exchange({
      method: action.method,
      path: addressOf(action, entry.input),
      body: entry.input.body,
      headers: { 'Idempotency-Key': entry.key },
      as: on.technicianId,
      signal,
    });
    return outcomeOf(answered);
  } catch (error) {
    if (error instanceof CallError) return outcomeOf(error);
    throw error;
  }
}
