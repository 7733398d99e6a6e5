import { type LiveEvent, liveActions, liveEvent, longestAway } from '@tidemark/contract/live';
import { type Answered, addressOf, origin, readAnswer, refreshSession } from '../offline/calls/index.ts';
import { errorOf, networkError, noteReached, notTheOffice, reportFault } from '../offline/faults/index.ts';
import { pauseAfter } from '../offline/outbox/index.ts';
import {
  newsQueue,
  pullAssigned,
  pullManyNews,
  pullNews,
  removeProject,
  tellNews,
} from '../offline/pull/index.ts';
import { getSession } from '../offline/session/index.ts';
import { readEvents } from './event-stream.ts';

/** Without a stream the office is asked this often. */
const pollEvery = 60_000;
/** The office gives a sign of life every 25 s. */
const silence = 60_000;
/** In seconds: what asking for the stream may take of the time that it looks back. */
const askingTakes = 5;

/**
 * Keeps this device up to date while the page is visible and online: by the live stream, or else by polling every
 * minute. @returns a function that ends it
 */
export function followLive(): () => void {
  let connection: AbortController | undefined;
  const judge = () => {
    const wanted = document.visibilityState === 'visible' && navigator.onLine !== false;
    if (wanted && !connection) {
      connection = new AbortController();
      void stayUpToDate(connection.signal);
    } else if (!wanted) leave();
  };
  const leave = () => {
    connection?.abort();
    connection = undefined;
  };
  judge();
  document.addEventListener('visibilitychange', judge);
  window.addEventListener('online', judge);
  window.addEventListener('offline', judge);
  return () => {
    leave();
    document.removeEventListener('visibilitychange', judge);
    window.removeEventListener('online', judge);
    window.removeEventListener('offline', judge);
  };
}

async function stayUpToDate(signal: AbortSignal): Promise<void> {
  let failures = 0;
  let listening = false;
  // Screens read for themselves as this begins.
  let secondsSince = stopwatch();
  const gone = new Set<number>();
  const news = newsQueue(
    {
      one: (project) => quietly(() => (gone.has(project) ? removeProject(project) : pullNews(project))),
      many: (projects) => quietly(() => pullManyNews(projects)),
    },
    signal,
  );
  const catchUp = () => {
    tellNews();
    return quietly(pullAssigned);
  };
  const poll = setInterval(() => {
    if (!listening) void catchUp();
  }, pollEvery);
  signal.addEventListener('abort', () => clearInterval(poll));
  while (!signal.aborted) {
    await quietly(() => {
      const secondsAway = secondsSince;
      const away = Math.min(Math.ceil(secondsAway()) + askingTakes, longestAway);
      return listen(signal, away, (event) => {
        secondsSince = stopwatch();
        if (event && 'everything' in event) {
          tellNews();
          return news();
        }
        if (event) {
          const { project } = event;
          if (event.gone) gone.add(project);
          else gone.delete(project);
          tellNews(project);
          return news(project);
        }
        if (listening) return;
        listening = true;
        failures = 0;
        // The stream does not report older changes.
        if (secondsAway() > away) void catchUp();
      });
    });
    listening = false;
    if (!signal.aborted) await pause(pauseAfter(++failures), signal);
  }
}

/** The wall clock may be set back, and the monotonic one stops during sleep. */
function stopwatch(): () => number {
  const [ticks, clock] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - ticks, Date.now() - clock) / 1_000;
}

/**
 * One stream, until it ends. Calls back with what changed, also in the `away` seconds before it, and with
 * nothing while all is quiet.
 */
async function listen(
  signal: AbortSignal,
  away: number,
  tell: (event: LiveEvent | undefined) => void,
): Promise<void> {
  await readEvents(await open(signal, away), (data) => tell(data === undefined ? undefined : eventOf(data)), {
    signal,
    silence,
  });
}

/** Anything but our events comes from a proxy. @throws CallError */
function eventOf(data: string): LiveEvent {
  try {
    return liveEvent.parse(JSON.parse(data));
  } catch {
    throw notTheOffice();
  }
}

/** @throws CallError where the office gives no stream */
async function open(signal: AbortSignal, away: number): Promise<Body> {
  const token = getSession()?.accessToken;
  let answer = await ask(signal, away);
  if (answer instanceof ReadableStream) return answer;
  if (answer.status === 401) {
    await refreshSession(token);
    answer = await ask(signal, away);
    if (answer instanceof ReadableStream) return answer;
  }
  throw errorOf(answer.status, answer.body);
}

type Body = NonNullable<Response['body']>;

/**
 * Separate from normal calls: a stream has no time limit, and if only streams are blocked (some proxies), the server
 * is still reachable.
 */
async function ask(signal: AbortSignal, away: number): Promise<Body | Answered> {
  const token = getSession()?.accessToken;
  const address = addressOf(liveActions.projects, { query: { away } });
  const answer = await fetch(`${origin.value}/api/v1${address}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    cache: 'no-store',
    redirect: 'manual',
    signal,
  }).catch((): never => {
    // fetch tells nothing apart: no network and the end of this connection both mean "no answer".
    throw networkError();
  });
  const isStream = answer.ok && /^text\/event-stream\b/i.test(answer.headers.get('Content-Type') ?? '');
  const given = isStream && answer.body ? answer.body : await readAnswer(answer, { answers: () => false });
  noteReached(true);
  return given;
}

/** A background task, so failures are silent: the next attempt, or opening a screen, catches up. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (getSession()) reportFault(error);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
