import { parseArgs } from 'node:util';
import { buildingSite, type Cluster, type Finding } from './servers/cluster.ts';
import { jobsOnce, takenOver } from './servers/jobs.ts';
import { rotateByRestart, rotateShared } from './servers/keys.ts';
import { limits } from './servers/limits.ts';
import { liveAcross, liveAfterKill } from './servers/live.ts';
import { refreshRaced } from './servers/refresh.ts';
import { randomKills, rollingRestart } from './servers/restarts.ts';
import { killedInTheMiddle, sameKeyAtOnce } from './servers/same-key.ts';
import { startTogether } from './servers/start-together.ts';
import { uploads } from './servers/uploads.ts';

/**
 * Three servers on one PostgreSQL and one bucket behind a TCP balancer, with workers apart and inside; each line says
 * what held. `--part` is one of start, together, restarts, limits, keys; `--check` the name of one line.
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    check: { type: 'string' },
    kills: { type: 'string', default: '30' },
    starts: { type: 'string', default: '3' },
  },
});
const began = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
let [held, failed] = [0, 0];

const always = ['start together', 'nothing went wrong'];

async function check(name: string, work: () => Promise<Finding>): Promise<void> {
  if (![undefined, name].includes(values.check) && !always.includes(name)) return;
  const started = performance.now();
  const { figures, complaints } = await work().catch(
    (error: Error): Finding => ({
      figures: 'it broke off',
      complaints: [error.stack ?? error.message],
    }),
  );
  for (const complaint of complaints.slice(0, 10)) say(`  ${name}: ${complaint}`);
  if (complaints.length > 0) failed++;
  else held++;
  const seconds = Math.round((performance.now() - started) / 1000);
  say(`${complaints.length > 0 ? 'FAILED' : 'ok    '} ${name}: ${figures} (${seconds} s)`);
}

await using site = await buildingSite();

/** Starts three servers on an empty database for some checks. */
async function inCluster(settings: Record<string, string>, work: (cluster: Cluster) => Promise<void>) {
  await using cluster = await site.build(settings);
  let up = false;
  await check('start together', async () => {
    const finding = await startTogether(cluster);
    up = true;
    return finding;
  });
  if (up) await work(cluster);
  await check('nothing went wrong', async () => ({
    figures: 'no error in the logs of the servers',
    complaints: cluster.servers.flatMap(({ errors }) => errors),
  }));
}

const parts: Record<string, () => Promise<void>> = {
  async start() {
    for (let nth = 0; nth < Number(values.starts); nth++)
      await inCluster({ WORKER: nth % 2 ? 'off' : 'on' }, async () => undefined);
  },
  together: () =>
    inCluster({ WORKER: 'off' }, async (cluster) => {
      const rotation = await rotateShared(cluster);
      await check('one key, all servers', () => sameKeyAtOnce(cluster));
      await check('refresh raced', () => refreshRaced(cluster));
      await check('uploads', () => uploads(cluster));
      await check('live', () => liveAcross(cluster));
      await check('job taken over', () => takenOver(cluster, cluster.workers[0]!));
      await check('keys rotated', () => rotation.finish());
    }),
  restarts: () =>
    inCluster({ WORKER: 'on' }, async (cluster) => {
      await check('jobs once', () => jobsOnce(cluster));
      await check('killed in the middle', () => killedInTheMiddle(cluster));
      await check('live after a kill', () => liveAfterKill(cluster));
      await check('rolling restart', () => rollingRestart(cluster, 2));
      await check('random kills', () => randomKills(cluster, Number(values.kills)));
    }),
  limits: () => inCluster({ RATE_LIMIT: 'on' }, (cluster) => check('limits', () => limits(cluster))),
  keys: () => inCluster({}, (cluster) => check('secret of the environment', () => rotateByRestart(cluster))),
};

for (const [name, run] of Object.entries(parts)) {
  if (values.part === undefined || values.part === name) await run();
}
if (failed > 0) process.exitCode = 1;
say(
  `proof:servers ${failed > 0 ? 'FAILED' : 'passed'}: ${held} held, ${failed} failed, ${Math.round((performance.now() - began) / 1000)} s`,
);
