import { setTimeout as after } from 'node:timers/promises';
import type { Act, Did, Unsent } from '../../phone/orders.ts';
import { judge, type Outcome, type Verdict } from './judge.ts';
import type { Network } from './network.ts';
import { technician } from './office.ts';
import { Died, type Phone } from './phone.ts';
import type { Scenario, Step } from './scenario.ts';
import type { Site } from './site.ts';

const timeLimit = 40_000;

interface Held {
  name: string;
  phone: Phone;
  network: Network;
  did: Did[];
  died: Act[];
  refused: Unsent[];
  /** What it does while the next step comes. */
  doing: Promise<unknown>[];
}

export interface Ran {
  verdict: Verdict;
  appKills: number;
  changes: number;
  refused: number;
}

/** One run: the scenario happens to two phones, then all is calm, then the check. */
export async function run(site: Site, scenario: Scenario): Promise<Ran> {
  const { office, networks, phones } = site;
  const where = await office.prepare(`Run ${scenario.seed}`);
  const since = await office.lastEntry();
  const killed = () => phones.reduce((sum, { kills }) => sum + kills, 0);
  const before = killed();
  const held = phones.map((phone, on): Held => {
    return {
      name: `phone ${on + 1}`,
      phone,
      network: networks[on]!,
      did: [],
      died: [],
      refused: [],
      doing: [],
    };
  });
  // Whatever became of the run before.
  await Promise.all(networks.map((network) => network.calm()));
  await Promise.all(held.map(signedIn));
  await Promise.all(phones.map((phone) => phone.go(where)));
  await Promise.all(phones.map((phone) => phone.ask('refresh', undefined)));
  if (scenario.begun.length > 0) {
    for (const act of scenario.begun) held[0]!.did.push(...(await phones[0].ask('act', act)));
    await settle(held[0]!);
    await phones[1].ask('refresh', undefined);
  }

  networks.forEach((network, on) => {
    network.begin(scenario.fates[on]!);
  });
  for (const [at, step] of scenario.steps.entries()) {
    await happen(site, held[step.on]!, step, scenario.steps[at + 1]);
    if (step.rest > 0) await after(step.rest);
  }
  await Promise.all(held.flatMap(({ doing }) => doing));
  await site.server.up();
  for (const network of networks) network.off = false;
  // The network's remaining fates continue while the phones send what they have.
  await Promise.all(held.map(settle));
  await Promise.all(networks.map((network) => network.calm()));
  const outcome = await read(site, held, since);
  const verdict = judge(outcome);
  for (const { name, phone } of held)
    verdict.other.push(...phone.reported.map((error) => `${name} reported: ${error}`));
  return {
    verdict,
    appKills: killed() - before,
    changes: outcome.log.length,
    refused: held.reduce((sum, { refused }) => sum + refused.length, 0),
  };
}

async function happen(site: Site, held: Held, step: Step, next: Step | undefined): Promise<void> {
  const { phone, network } = held;
  switch (step.happens) {
    case 'act': {
      if (!(await isIn(held))) return;
      const done = phone.ask('act', step.act).then(
        (did) => void held.did.push(...did),
        (error: unknown) => {
          if (!(error instanceof Died)) throw error;
          held.died.push(step.act);
        },
      );
      held.doing.push(done);
      // A kill that comes next interrupts it; opening first reads from the server, and the other phone continues
      // meanwhile.
      if (next?.happens !== 'app killed' && step.act.do !== 'open') await done;
      return;
    }
    case 'refresh':
      held.doing.push(phone.ask('refresh', undefined).catch(unlessDied));
      return;
    case 'wake':
      await phone.ask('wake', undefined);
      return;
    case 'app killed':
      await phone.kill();
      await phone.start();
      return;
    case 'network off':
      network.off = true;
      return;
    case 'network on':
      network.off = false;
      return;
    case 'server killed':
      await site.server.kill();
      return;
    default:
      return step satisfies never;
  }
}

/** If a lost response made the server end the sign-in, the person signs in again, unless the network fails. */
async function isIn(held: Held): Promise<boolean> {
  return signedIn(held).then(
    () => true,
    () => false,
  );
}

function unlessDied(error: unknown): void {
  if (!(error instanceof Died)) throw error;
}

async function signedIn({ phone }: Pick<Held, 'phone'>): Promise<void> {
  if (!(await phone.ask('signed in', undefined))) await phone.ask('sign in', technician);
}

/** Waits until nothing is left to send; discards what was refused and what that holds back. */
async function settle(held: Held): Promise<void> {
  const { phone, name, refused } = held;
  let stood = { as: '', since: Date.now() };
  for (const until = Date.now() + timeLimit; ; await after(8)) {
    // Signing in uses the bad network too; it works on a later try, or the time runs out.
    await isIn(held);
    await phone.ask('wake', undefined);
    const left = await phone.ask('unsent', undefined);
    if (left.length === 0) return;
    const as = JSON.stringify(left);
    if (stood.as !== as) stood = { as, since: Date.now() };
    const stuck = left.every(({ state }) => state === 'refused') || Date.now() - stood.since > 1000;
    if (stuck && left.some(({ state }) => state === 'refused')) {
      await phone.ask('give up', undefined);
      const kept = new Set((await phone.ask('unsent', undefined)).map(({ key }) => key));
      refused.push(...left.filter(({ key }) => !kept.has(key)));
    }
    if (Date.now() > until) {
      const last = held.network.seen.findLast(({ key }) => key === left[0]!.key);
      throw new Error(`${name} does not get rid of ${as}; last seen ${JSON.stringify(last)}`);
    }
  }
}

/** As a phone does that comes back: it signs in where it must and asks again, on a busy machine too. */
async function refreshed(held: Pick<Held, 'phone' | 'name'>): Promise<void> {
  for (const until = Date.now() + timeLimit; ; await after(50)) {
    const why = await signedIn(held).then(
      () => held.phone.ask('refresh', undefined),
      (error: Error) => `no sign-in: ${error.message}`,
    );
    if (why === undefined) return;
    if (Date.now() > until) throw new Error(`${held.name} could not be refreshed, ${why}`);
  }
}

async function read({ office, third }: Site, held: Held[], since: number): Promise<Outcome> {
  const phones: Outcome['phones'] = [];
  for (const one of held) {
    const { name, phone, refused, did, died } = one;
    await refreshed(one);
    phones.push({ name, records: await phone.ask('records', undefined), refused, did, died });
  }
  await third.go(held[0]!.phone.at());
  await refreshed({ phone: third, name: 'the third phone' });
  const seen = held.flatMap(({ network }) => network.seen);
  return {
    phones,
    office: await third.ask('records', undefined),
    seen,
    log: await office.entriesAfter(since),
    answers: await office.answers([...new Set(seen.map(({ key }) => key))]),
  };
}
