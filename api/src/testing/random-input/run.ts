import { type AnyAction, actions } from '@tidemark/contract/actions';
import fc from 'fast-check';
import { type Drawn, requestsOf, type SignBody } from './draw-request.ts';
import { complaintsOf } from './judge.ts';
import { type Bundle, type Caller, makeRecords, makeView } from './records.ts';
import { closeConnections, send } from './send.ts';

export interface People {
  /** Technicians; each has records none of the others may see. */
  technicians: readonly Caller[];
  /**
   * Roles that see everything. They assign work only to a new worker: otherwise records would move between technicians.
   */
  managers: readonly Caller[];
  worker: Caller;
  nobody: Caller;
}

export interface Asked {
  url: string;
  /** New accounts, because views and templates are limited per person. */
  people(): Promise<People>;
  signBody: SignBody;
  requests: number;
  seed: number;
  /** No request is sent after this time. */
  withinMs: number;
  /** Inspections per technician. */
  each: number;
  /** Concurrent requests. */
  atOnce: number;
}

export interface Found {
  requests: number;
  /** The count of each response status. */
  statuses: Map<number, number>;
  codes: Map<string, number>;
  /** Actions that were done at least once. */
  done: Set<string>;
  slowestMs: number;
  slowest: string;
  /** Problems, with the request, one per line. */
  complaints: string[];
}

/** This many requests are drawn for the same records; completed, cancelled and deleted ones are of little use. */
const portion = 700;
/** Printing costs a hundred times as much as other calls. */
const isCostly = ({ binary }: AnyAction) => binary === 'application/pdf';

interface Turn {
  by: Caller;
  action: AnyAction;
  bundle: Bundle;
  all: readonly Bundle[];
}

const told = ({ action, path, headers, body }: Drawn, by: Caller) =>
  `${by.name} ${action.method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${body?.toString().slice(0, 400) ?? ''}`;

async function makeAll({ url, people: make, each }: Asked) {
  const people = await make();
  const { technicians, managers, worker } = people;
  const office = managers.at(-1)!;
  const marks = new Map<string, number>();
  const bundles = new Map<Caller, Bundle[]>();
  for (const of of [...technicians, worker]) {
    const mark = `kanari${of.technicianId}x`;
    if (of !== worker) marks.set(mark, of.technicianId!);
    const made: Bundle[] = [];
    while (made.length < each) made.push(await makeRecords(url, office, of, mark));
    bundles.set(of, made);
  }
  const views = new Map<Caller, Bundle>();
  for (const of of managers) views.set(of, await makeView(url, of));
  return { people, marks, bundles, views };
}

/** Sends this many random requests of every action by everyone, and reports problems of the responses. */
export async function sendRandomInput(asked: Asked): Promise<Found> {
  const { signBody, requests, seed, withinMs, atOnce } = asked;
  const until = performance.now() + withinMs;
  const isOver = () => found.requests >= requests || performance.now() > until;
  const found: Found = {
    ...{ requests: 0, statuses: new Map(), codes: new Map(), done: new Set() },
    ...{ slowestMs: 0, slowest: '', complaints: [] },
  };
  const drawnActions = actions.flatMap((action) => (isCostly(action) ? [action] : [action, action, action]));
  const random = fc.sample(fc.noBias(fc.nat(2 ** 30)), { numRuns: requests * 4, seed });
  const next = () => random.pop()!;
  while (!isOver()) {
    const { people, marks, bundles, views } = await makeAll(asked);
    const everybody = [...people.technicians, ...people.managers, people.nobody];
    const of = (caller: Caller) => bundles.get(caller)!;
    const allTechnicians = people.technicians.flatMap(of);
    const turn = (): Turn => {
      const by = everybody[next() % everybody.length]!;
      const action = drawnActions[next() % drawnActions.length]!;
      const which = next();
      const isManager = people.managers.includes(by);
      const own = isManager ? of(people.worker) : people.technicians.includes(by) ? of(by) : allTechnicians;
      // A fifth of the technicians' requests is about others' records.
      const from = !isManager && which % 5 === 0 ? allTechnicians : own;
      const bundle = { ...from[which % from.length]!, ...views.get(by) };
      return { by, action, bundle, all: isManager ? of(people.worker) : allTechnicians };
    };
    let left = Math.min(portion, requests - found.requests);
    const drawing = async () => {
      while (left-- > 0 && !isOver()) {
        const { by, action, bundle, all } = turn();
        const [drawn] = fc.sample(requestsOf(action, bundle, all, signBody), { numRuns: 1, seed: next() });
        await one(asked, by, drawn!, marks, found);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, drawing));
  }
  closeConnections();
  return found;
}

async function one(
  { url }: Asked,
  by: Caller,
  drawn: Drawn,
  marks: ReadonlyMap<string, number>,
  found: Found,
) {
  found.requests++;
  const { action } = drawn;
  const add = <K>(to: Map<K, number>, key: K) => to.set(key, (to.get(key) ?? 0) + 1);
  try {
    const answered = await send(url, by, drawn);
    add(found.statuses, answered.status);
    const code = answered.status >= 400 ? /"code":"(\w+)"/.exec(answered.body.toString())?.[1] : undefined;
    if (code) add(found.codes, code);
    if (answered.status < 300) found.done.add(action.name);
    if (answered.ms > found.slowestMs) {
      found.slowestMs = answered.ms;
      found.slowest = action.name;
    }
    for (const wrong of complaintsOf(drawn, by, answered, marks))
      found.complaints.push(
        `${action.name}: ${wrong}: ${told(drawn, by)} → ${answered.status} ${answered.body.toString().slice(0, 300)}`,
      );
    if (answered.status === 401 && drawn.signed && by.token) await by.renew();
  } catch (error) {
    found.complaints.push(`${action.name}: no answer: ${(error as Error).message}: ${told(drawn, by)}`);
  }
}
