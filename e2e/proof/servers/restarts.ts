import { setTimeout as after } from 'node:timers/promises';
import type { ApiProcess } from '../server/api-process.ts';
import { type Cluster, type Finding, roll } from './cluster.ts';
import { judgeDeliveries, readyInspections, submit } from './jobs.ts';
import { startLoad } from './load.ts';
import { signedInPeople } from './people.ts';

/** All servers stop normally and start again, one by one, while people work. */
export async function rollingRestart(cluster: Cluster, rounds: number): Promise<Finding> {
  const load = await startLoad(cluster);
  const rolled: Awaited<ReturnType<typeof roll>>[] = [];
  for (let round = 0; round < rounds; round++) rolled.push(await roll(cluster));
  const { told, complaints } = await load.finish();
  const most = (of: 'stops' | 'starts') => Math.max(...rolled.flatMap((round) => round[of]));
  return {
    figures: `${rounds * cluster.servers.length} servers stopped in order (in ${most('stops')} ms at most) and started again (${most('starts')} ms at most): ${told}`,
    complaints,
  };
}

const submits = 8;
const upTo = (ms: number) => after(Math.random() * ms);

/** Single servers, each a runner of jobs too, are killed or stopped at random moments, also while starting. */
export async function randomKills(cluster: Cluster, kills: number): Promise<Finding> {
  const ready = await readyInspections(cluster, submits);
  const people = await signedInPeople(cluster.url);
  const load = await startLoad(cluster);
  const submitting = Promise.all(
    ready.map(async (one, nth) => {
      await after(nth * 1500);
      return submit(cluster, one);
    }),
  );
  // Handled below; until then one's error must not end the process.
  const submitted = submitting.then(
    () => undefined,
    (error: Error) => error,
  );
  let [stops, whileStarting] = [0, 0];
  const end = async (server: ApiProcess) => {
    if (Math.random() < 2 / 3) return server.kill();
    stops++;
    await server.stop();
  };
  for (let nth = 0; nth < kills; nth++) {
    await upTo(1500);
    const server = cluster.servers[Math.floor(Math.random() * cluster.servers.length)]!;
    await end(server);
    server.launch();
    if (nth % 5 === 4) {
      await upTo(900);
      await server.kill();
      whileStarting++;
      server.launch();
    }
    await server.ready();
  }
  const error = await submitted;
  if (error) throw error;
  const { told, complaints } = await load.finish();
  complaints.push(...(await judgeDeliveries(cluster, ready)));
  const { thrownOut } = await people.stop();
  complaints.push(...thrownOut.map((who) => `thrown out: ${who}`));
  return {
    figures: `${kills - stops} SIGKILLs and ${stops} SIGTERMs of single servers, ${whileStarting} more while starting: ${told}; ${submits} submits delivered once, nobody thrown out`,
    complaints,
  };
}
