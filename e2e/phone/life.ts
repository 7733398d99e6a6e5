import './world.ts';

import { parentPort } from 'node:worker_threads';
import { signIn } from '../../web/src/auth/sign-in.ts';
import { origin } from '../../web/src/offline/calls/request.ts';
import { CallError } from '../../web/src/offline/faults/call-error.ts';
import { type Sender, startSender } from '../../web/src/offline/outbox/sender.ts';
import { discard } from '../../web/src/offline/outbox/settle.ts';
import { pull } from '../../web/src/offline/pull/pull.ts';
import { pullDetails } from '../../web/src/offline/pull/pull-details.ts';
import { pullProject } from '../../web/src/offline/pull/pull-project.ts';
import { getSession, onSession } from '../../web/src/offline/session/session.ts';
import { device } from '../../web/src/offline/store/device.ts';
import { readRecords } from '../../web/src/offline/store/use-records.ts';
import { act } from './acts.ts';
import { keep } from './kept.ts';
import type { Order, Orders, Unsent, Where } from './orders.ts';
import { life, say, storage } from './world.ts';

/**
 * One life of the app on a phone: a thread with the real client and a browser's store. `kill` returns what the phone
 * keeps, and the next life starts with that.
 */
origin.value = life.origin;
let where = life.where;
let sender: Sender | undefined;

/** Like start.ts: one sender for the person signed in. */
function follow(): void {
  if (sender && getSession()) return;
  void sender?.stop();
  sender = getSession() ? startSender(device()) : undefined;
}

function there(): Where {
  if (!where) throw new Error('Nobody said where to work.');
  return where;
}

/** @returns why it could not, if so */
async function refresh(): Promise<string | undefined> {
  try {
    const { project, original } = there();
    for (const id of [project, original]) await pullDetails(id);
    for (const list of ['meters', 'units'] as const) await pull(list, 'all');
    for (const { projectId } of await readRecords('followUps', { originalProjectId: original })) {
      if (projectId !== null) await pullProject(projectId);
    }
    return undefined;
  } catch (error) {
    if (error instanceof CallError) return `${error.code}: ${error.message}`;
    throw error;
  }
}

async function giveUp(): Promise<void> {
  const refused = () => device().outbox.where('state').equals('refused').first();
  for (let one = await refused(); one; one = await refused()) await discard(device(), one.seq);
}

async function unsent(): Promise<Unsent[]> {
  const entries = await device().outbox.toArray();
  return entries.map(({ key, action, state, attempts, input, refusal }) => ({
    ...{ key, action, state, attempts, text: JSON.stringify(input) },
    refusal: refusal && `${refusal.code}: ${refusal.message}`,
  }));
}

async function records(): Promise<Orders['records']['answers']> {
  const { project, original } = there();
  const followUps = await readRecords('followUps', { originalProjectId: original });
  const ids = new Set([project, original, ...followUps.map(({ projectId }) => projectId)]);
  const inspections = await readRecords('inspections', { projectId: project });
  const of = async (table: 'rooms' | 'sheets' | 'documentation') =>
    (await Promise.all(inspections.map(({ id }) => readRecords(table, { inspectionId: id })))).flat();
  return {
    projects: (await readRecords('projects')).filter(({ id }) => ids.has(id)),
    ...{ inspections, followUps },
    ...{ rooms: await of('rooms'), sheets: await of('sheets'), documentation: await of('documentation') },
    jobFiles: await readRecords('jobFiles', { projectId: original }),
    dryingRecords: await readRecords('dryingRecords', { projectId: original }),
    ...{ meters: await readRecords('meters'), units: await readRecords('units') },
    outbox: await device().outbox.toArray(),
    bases: await device().bases.toArray(),
    blobs: await device().blobs.toArray(),
  } as unknown as Orders['records']['answers'];
}

const doers: { [O in Exclude<Order, 'kill'>]: (asks: Orders[O]['asks']) => Promise<Orders[O]['answers']> } = {
  'sign in': async ({ email, password }) => {
    await signIn(email, password);
    follow();
    return undefined;
  },
  'signed in': async () => getSession() !== null,
  go: async (to) => {
    where = to;
    return undefined;
  },
  act: (doing) => act(doing, there()),
  refresh,
  wake: async () => {
    sender?.wake();
    return undefined;
  },
  unsent,
  'give up': () => giveUp().then(() => undefined),
  records,
  storage: async () => storage.entries(),
};

parentPort!.on('message', ({ id, order, asks }: { id: number; order: Order; asks: never }) => {
  if (order === 'kill') {
    say({ id, answer: keep(storage.entries()) });
    // In the same turn: what is not in the store now must never be done or sent.
    process.exit();
  }
  doers[order](asks).then(
    (answer) => say({ id, answer }),
    (error: Error) => say({ id, error: String(error.stack) }),
  );
});
onSession(follow);
follow();
say({ ready: true });
