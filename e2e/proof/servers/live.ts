import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { type Ask, ask, data, signIn } from '../server/ask.ts';
import { openSite } from '../server/site.ts';
import { type Cluster, type Finding, technician } from './cluster.ts';

interface Stream {
  /** When the first line came: nothing committed afterwards is missed. */
  listening: Promise<void>;
  ended: Promise<void>;
  close(): void;
}

/** Reads the stream of changes on its own connection. */
function openStream(url: string, token: string, told: (project: number) => void): Stream {
  const listening = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const asked = request(`${url}/api/v1/live`, {
    agent: false,
    headers: { Authorization: `Bearer ${token}` },
  });
  let rest = '';
  asked.once('response', (answer) => {
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (line.startsWith(':')) listening.resolve();
        if (line.startsWith('data: ')) told((JSON.parse(line.slice(6)) as { project: number }).project);
      }
    });
    answer.once('close', () => ended.resolve());
    answer.on('error', () => undefined);
  });
  // Refused or cut: it ends, and is opened again.
  asked.once('error', () => ended.resolve());
  asked.end();
  return { listening: listening.promise, ended: ended.promise, close: () => asked.destroy() };
}

const note = (inspectionId: string, text: string): Ask => ({
  ...{ method: 'PUT', path: `/inspections/${inspectionId}`, key: randomUUID() },
  body: { additionalNotes: text },
});

const changes = 8;

/** A stream on the first server; the same person's other device changes something through the second. */
export async function liveAcross(cluster: Cluster): Promise<Finding> {
  const [one, two] = cluster.servers as [Cluster['servers'][0], Cluster['servers'][0], Cluster['servers'][0]];
  const { token, inspectionId } = await openSite(two.url, technician, 1);
  let heard = Promise.withResolvers<void>();
  const stream = openStream(one.url, await signIn(one.url, technician), (project) => {
    if (project === 1) heard.resolve();
  });
  await stream.listening;
  const ages: number[] = [];
  for (let nth = 0; nth < changes; nth++) {
    heard = Promise.withResolvers();
    await data(two.url, token, note(inspectionId, `Live ${nth} ${randomUUID()}`));
    const answered = performance.now();
    const result = await Promise.race([heard.promise.then(() => true), after(10_000, false)]);
    if (!result)
      return { figures: '', complaints: [`Change ${nth} through another server was not told in 10 s`] };
    ages.push(Math.round(performance.now() - answered));
    // At any moment between two looks at the log.
    await after(Math.random() * 2000);
  }
  stream.close();
  ages.sort((a, b) => a - b);
  return {
    figures: `${changes} changes through one server told by another ${ages[0]} to ${ages.at(-1)} ms after they were answered (it asks every 2 s)`,
    complaints: [],
  };
}

/**
 * A device like web/src/projects/live.ts: it listens through the balancer; after its stream ends it reconnects and
 * reads what it may have missed. The server it listens to is killed, and something changes before it is back.
 */
export async function liveAfterKill(cluster: Cluster): Promise<Finding> {
  const { token, inspectionId } = await openSite(cluster.url, technician, 1);
  const listener = await signIn(cluster.url, technician);
  let seen = '';
  let stopped = false;
  let on = -1;
  let connected = Promise.withResolvers<void>();
  let stream: Stream | undefined;
  const read = async () => {
    const path = `/inspections/${inspectionId}`;
    const answer = await ask(cluster.url, listener, { method: 'GET', path });
    if (answer?.status !== 200) return;
    const { inspection } = (JSON.parse(answer.text) as { data: { inspection: { additionalNotes: string } } })
      .data;
    seen = inspection.additionalNotes;
  };
  const device = (async () => {
    while (!stopped) {
      stream = openStream(cluster.url, listener, () => void read());
      await Promise.race([stream.listening, stream.ended]);
      on = cluster.balancer.latest();
      await read();
      connected.resolve();
      await stream.ended;
    }
  })();

  const complaints: string[] = [];
  const back: number[] = [];
  for (let nth = 0; nth < cluster.servers.length; nth++) {
    await connected.promise;
    connected = Promise.withResolvers();
    const server = cluster.servers[on]!;
    const text = `Missed ${nth} ${randomUUID()}`;
    const asked = note(inspectionId, text);
    const killed = performance.now();
    await server.kill();
    while ((await ask(cluster.url, token, asked))?.status !== 200) await after(5);
    for (const until = Date.now() + 15_000; seen !== text && Date.now() < until; ) await after(5);
    if (seen !== text) complaints.push(`Change ${nth} was not seen within 15 s of the kill`);
    back.push(Math.round(performance.now() - killed));
    server.launch();
    await server.ready();
  }
  stopped = true;
  stream?.close();
  await device;
  return {
    figures: `${back.length} servers killed under a stream; connected elsewhere and read what was changed meanwhile within ${Math.max(...back)} ms`,
    complaints,
  };
}
