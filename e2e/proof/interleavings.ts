import { parseArgs } from 'node:util';
import { type Ran, run } from './interleavings/run.ts';
import { scenarioOf, subjectNames } from './interleavings/scenario.ts';
import { regressions } from './interleavings/seeds.ts';
import { openSite } from './interleavings/site.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    steps: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    subject: { type: 'string', default: 'inspection' },
    /** No run begins after this many. */
    minutes: { type: 'string', default: '60' },
  },
});
const first = Number(values.seed);
const length = Number(values.steps);
const subject = subjectNames.find((name) => name === values.subject);
if (!subject) throw new Error(`There is no ${values.subject}; there are ${subjectNames.join(', ')}.`);
const again = 3;
const begun = performance.now();
const seconds = () => Math.round((performance.now() - begun) / 1000);
const say = (line: string) => process.stdout.write(`${line}\n`);

const old = regressions
  .filter((one) => one.subject === subject)
  .flatMap((one) => Array.from({ length: again }, () => one));
const fresh = Array.from({ length: Number(values.runs) }, (_, nth) => ({ seed: first + nth, steps: length }));
const total = { runs: 0, steps: 0, appKills: 0, changes: 0, refused: 0, lost: 0, doubled: 0, other: 0 };

/** A run that did not finish has nothing to count, only its reason. */
const stopped = (error: Error): Ran => ({
  ...{ appKills: 0, changes: 0, refused: 0 },
  verdict: { lost: [], doubled: [], other: [`it stopped: ${error.stack}`] },
});

/** Told to end, it ends after this run and stops its server. */
let told = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    told = true;
  });

const site = await openSite();
try {
  for (const { seed, steps } of [...old, ...fresh]) {
    if (told || seconds() > Number(values.minutes) * 60) break;
    // The store of earlier runs stays, as on a phone in use for days; but not forever.
    if (total.runs++ % 10 === 9) for (const phone of [...site.phones, site.third]) await phone.clear();
    total.steps += steps;
    const { verdict, appKills, changes, refused } = await run(site, scenarioOf(seed, steps, subject)).catch(
      stopped,
    );
    total.appKills += appKills;
    total.changes += changes;
    total.refused += refused;
    for (const kind of ['lost', 'doubled', 'other'] as const) {
      total[kind] += verdict[kind].length;
      for (const complaint of verdict[kind].slice(0, 10))
        say(`seed ${seed}, ${kind}: ${complaint.slice(0, 900)}`);
    }
    if (total.runs % 25 === 0) say(`${total.runs} runs, ${total.steps} steps, ${seconds()} s`);
  }
} finally {
  const met = new Map<string, number>();
  for (const network of site.networks)
    for (const [fate, count] of network.met) met.set(fate, (met.get(fate) ?? 0) + count);
  await site.close();
  for (const line of site.server.errors.slice(0, 5)) say(`in the log: ${line}`);
  say([...met].map(([fate, count]) => `${count} ${fate}`).join(', '));
  const failed = total.lost + total.doubled + total.other > 0 || total.runs < old.length + fresh.length;
  say(
    `proof:interleavings, ${subject}, ${failed ? 'FAILED' : 'passed'}: seed ${first}, ${total.runs} runs, ${total.steps} steps, ` +
      `${total.changes} changes in the log, ${total.refused} refused, ` +
      `${[...met].reduce((sum, [fate, count]) => sum + (fate.startsWith('cut') || fate === 'late' ? count : 0), 0)} cuts, ` +
      `${total.appKills} apps killed, ${site.server.kills} servers killed (${site.server.withPostgres} with PostgreSQL), ` +
      `${total.lost} lost, ${total.doubled} doubled, ${total.other} other complaints, ${seconds()} s`,
  );
  process.exitCode = failed ? 1 : 0;
}
