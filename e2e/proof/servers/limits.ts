import { setTimeout as after } from 'node:timers/promises';
import { type Ask, ask } from '../server/ask.ts';
import type { Cluster, Finding } from './cluster.ts';
import { signInWhole } from './refresh.ts';

const minute = 60_000;
const second = 1000;
const callsOfPerson = 1200;
const callsOfAddress = 120;
const tries = 30;
/** http/rate-limits.ts: counted by a server before it tells the others. */
const untold = 1 / 20;
const atOnce = 8;

/** Waits until the clock's minute has at least this much left. */
async function roomInMinute(ms: number): Promise<void> {
  const left = minute - (Date.now() % minute);
  if (left < ms) await after(left + 50);
}

interface Poured {
  through: number;
  refused: number;
  odd: string[];
  ms: number;
}

/**
 * Sends requests to all servers at once, this many at a time each, until each has refused ten; returns responses of one
 * minute.
 */
async function pour(cluster: Cluster, token: string | undefined, asked: Ask): Promise<Poured> {
  await roomInMinute(40 * second);
  const began = performance.now();
  const poured: Poured = { through: 0, refused: 0, odd: [], ms: 0 };
  const lane = async (url: string) => {
    for (let refused = 0; refused < 10 && performance.now() - began < 35 * second; ) {
      const answer = await ask(url, token, asked);
      if (answer?.status === 429) refused++;
      else if (answer && answer.status < 500) poured.through++;
      else poured.odd.push(answer ? `${answer.status} ${answer.text}` : 'nothing');
    }
    poured.refused += 10;
  };
  await Promise.all(cluster.servers.flatMap(({ url }) => Array.from({ length: atOnce }, () => lane(url))));
  poured.ms = Math.round(performance.now() - began);
  return poured;
}

/** Each other server's unshared calls, and two of each caller during the sharing. */
const mostOf = ({ servers }: Cluster, limit: number) =>
  limit * (1 + untold * (servers.length - 1)) + 2 * atOnce * servers.length;

/** How far a limit is exceeded by three servers that first count alone. */
export async function limits(cluster: Cluster): Promise<Finding> {
  const complaints: string[] = [];
  const login = {
    ...{ method: 'POST', path: '/auth/login' },
    body: { email: 'nobody@demo.tidemark.example', password: 'wrong' },
  };
  const { accessToken } = await signInWhole(cluster.url, 'manager@demo.tidemark.example');
  const me = { method: 'GET', path: '/auth/me' };
  const person = await pour(cluster, accessToken, me);
  const address = await pour(cluster, undefined, me);
  // Counts start again: the sign-in above was an attempt too.
  await roomInMinute(minute - second);
  const signIns = await pour(cluster, undefined, login);
  for (const { odd } of [person, address, signIns]) complaints.push(...odd.slice(0, 3));
  if (signIns.through !== tries) complaints.push(`${signIns.through} tries to sign in went through`);
  for (const [what, { through }, limit] of [
    ['of a person', person, callsOfPerson],
    ['of an address', address, callsOfAddress],
  ] as const)
    if (through < limit || through > mostOf(cluster, limit))
      complaints.push(`${through} calls ${what} went through, ${limit} may`);
  return {
    figures:
      `at full speed over 3 servers: ${person.through} of ${callsOfPerson} calls a minute of a person (in ${person.ms} ms), ` +
      `${address.through} of ${callsOfAddress} of an address (in ${address.ms} ms), ${signIns.through} of ${tries} tries to sign in`,
    complaints,
  };
}
