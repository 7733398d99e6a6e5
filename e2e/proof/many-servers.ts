import { parseArgs } from 'node:util';
import { buildingSite, type Finding, type House } from './servers/house.ts';
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
async function inHouse(settings: Record<string, string>, work: (house: House) => Promise<void>) {
  await using house = await site.build(settings);
  let up = false;
  await check('start together', async () => {
    const finding = await startTogether(house);
    up = true;
    return finding;
  });
  if (up) await work(house);
  await check('nothing went wrong', async () => ({
    figures: 'no error in the logs of the servers',
    complaints: house.servers.flatMap(({ errors }) => errors),
  }));
}

const parts: Record<string, () => Promise<void>> = {
  async start() {
    for (let nth = 0; nth < Number(values.starts); nth++)
      await inHouse({ WORKER: nth % 2 ? 'off' : 'on' }, async () => undefined);
  },
  together: () =>
    inHouse({ WORKER: 'off' }, async (house) => {
      const rotation = await rotateShared(house);
      await check('one key, all servers', () => sameKeyAtOnce(house));
      await check('refresh raced', () => refreshRaced(house));
      await check('uploads', () => uploads(house));
      await check('live', () => liveAcross(house));
      await check('job taken over', () => takenOver(house, house.workers[0]!));
      await check('keys rotated', () => rotation.finish());
    }),
  restarts: () =>
    inHouse({ WORKER: 'on' }, async (house) => {
      await check('jobs once', () => jobsOnce(house));
      await check('killed in the middle', () => killedInTheMiddle(house));
      await check('live after a kill', () => liveAfterKill(house));
      await check('rolling restart', () => rollingRestart(house, 2));
      await check('random kills', () => randomKills(house, Number(values.kills)));
    }),
  limits: () => inHouse({ RATE_LIMIT: 'on' }, (house) => check('limits', () => limits(house))),
  keys: () => inHouse({}, (house) => check('secret of the environment', () => rotateByRestart(house))),
};

for (const [name, run] of Object.entries(parts)) {
  if (values.part === undefined || values.part === name) await run();
}
if (failed > 0) process.exitCode = 1;
say(
  `proof:servers ${failed > 0 ? 'FAILED' : 'passed'}: ${held} held, ${failed} failed, ${Math.round((performance.now() - began) / 1000)} s`,
);
