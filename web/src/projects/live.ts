import { liveActions, projectEvent } from '@tidemark/contract/live';
import { pauseAfter } from '../offline/backoff.ts';
import { errorOf, networkError } from '../offline/call-error.ts';
import { tellNews } from '../offline/news.ts';
import { noteReached } from '../offline/online.ts';
import { refreshSession } from '../offline/refresh-session.ts';
import { reportFault } from '../offline/report-fault.ts';
import { origin } from '../offline/request.ts';
import { getSession } from '../offline/session.ts';
import { bringManyNews } from './bring-many-news.ts';
import { bringNews } from './bring-news.ts';
import { readEvents } from './event-stream.ts';
import { newsDesk } from './news-desk.ts';
import { refreshAssigned } from './refresh-assigned.ts';

/** Without a stream the office is asked this often. */
const pollEvery = 60_000;
/** The office gives a sign of life every 25 s. */
const silence = 60_000;

/**
 * Keeps this device up to date with what others change, while the page is visible and there is a network: by the
 * office's stream of changes, by asking every minute where there is none. Ends when what it returns is called.
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
  let missed = false;
  const news = newsDesk(
    {
      one: (project) => quietly(() => bringNews(project)),
      many: (projects) => quietly(() => bringManyNews(projects)),
    },
    signal,
  );
  const catchUp = () => {
    tellNews();
    return quietly(refreshAssigned);
  };
  const poll = setInterval(() => {
    if (!listening) void catchUp();
  }, pollEvery);
  signal.addEventListener('abort', () => clearInterval(poll));
  while (!signal.aborted) {
    await quietly(() =>
      listen(signal, (project) => {
        if (project !== undefined) {
          tellNews(project);
          return news(project);
        }
        if (listening) return;
        listening = true;
        failures = 0;
        // What changed between two streams was told to nobody.
        if (missed) void catchUp();
        missed = true;
      }),
    );
    listening = false;
    if (!signal.aborted) await pause(pauseAfter(++failures), signal);
  }
}

/** One stream, until it ends. Calls back with the projects that changed, and with nothing while all is quiet. */
async function listen(signal: AbortSignal, tell: (project: number | undefined) => void): Promise<void> {
  const answer = await open(signal);
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel();
    throw errorOf(answer.status, undefined);
  }
  await readEvents(
    answer.body,
    (data) => tell(data === undefined ? undefined : projectEvent.parse(JSON.parse(data)).project),
    { signal, silence },
  );
}

async function open(signal: AbortSignal): Promise<Response> {
  const token = getSession()?.accessToken;
  const answer = await ask(signal);
  if (answer.status !== 401) return answer;
  await answer.body?.cancel();
  await refreshSession(token);
  return ask(signal);
}

/**
 * A stream of its own making, beside the calls: it has no time limit, and where only streams do not come through (some
 * proxies), that does not mean that the office cannot be reached.
 */
async function ask(signal: AbortSignal): Promise<Response> {
  const token = getSession()?.accessToken;
  try {
    const answer = await fetch(`${origin.value}/api/v1${liveActions.projects.path}`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      cache: 'no-store',
      signal,
    });
    noteReached(true);
    return answer;
  } catch {
    // fetch tells nothing apart: no network and the end of this connection both mean "no answer".
    throw networkError();
  }
}

/** Nobody asked for it, so nobody is told that the office was not reached: the next try, or opening a screen, makes good. */
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
