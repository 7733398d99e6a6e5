import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '../fixtures/server.ts';
import { technician } from '../steps/open-inspection.ts';
import { judge } from './drying/judge.ts';
import { jobWithoutPoints, takeAlong } from './drying/site.ts';
import {
  addPoint,
  beginVisit,
  close,
  endVisit,
  isRead,
  type Progress,
  progressOf,
  readNext,
  unsent,
} from './drying/steps.ts';
import { type Opening, openApp } from './rows/open-app.ts';
import { openPhone, type Phone } from './rows/phone.ts';

/**
 * A drying job of four days on a phone that has a network for ten minutes a day: points, visits, closing. All processes of the
 * browser are killed, some at once after an act, some later, some while it sends. What was done 300 ms before must be there; at
 * the end the job is what the same acts make of another one with a network and without a kill.
 */
const { values } = parseArgs({
  options: {
    points: { type: 'string', default: '60' },
    visits: { type: 'string', default: '8' },
    kills: { type: 'string', default: '60' },
  },
});
const [points, visits, wanted] = [Number(values.points), Number(values.visits), Number(values.kills)];
const days = 4;
const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1000);
const say = (line: string) => process.stdout.write(`${line}\n`);
/** What is older than this when the browser is killed must be there. */
const safeAfter = 300;
const window = 10 * 60_000;

const folder = await mkdtemp(join(tmpdir(), 'tidemark-drying-'));
const server = await startServer();
const wrong: string[] = [];
const kills = { atOnce: 0, later: 0, sending: 0 };
const killed = () => kills.atOnce + kills.later + kills.sending;

/** The phone that writes a job, opened again and again. */
class Writer {
  phone!: Phone;
  private readonly name: string;
  private readonly projectId: number;

  constructor(name: string, projectId: number) {
    this.name = name;
    this.projectId = projectId;
  }

  get page() {
    return this.phone.page;
  }

  async open(how: Opening): Promise<void> {
    const address = `${server.url}/project/${this.projectId}?part=drying`;
    this.phone = await openApp(join(folder, this.name), address, how);
  }
}

const size = ({ points: made, visits: begun, read }: Progress) => made + begun * 1_000 + (read ?? 999);

/**
 * A day's acts in order; each looks at the screen and does what comes next. With `hurry` it does not wait until a figure is
 * counted. @returns whether there was one
 */
async function actOnce({ page }: Writer, until: number, hurry = false): Promise<boolean> {
  const now = await progressOf(page);
  if (now.points < points) await addPoint(page, now.points, points);
  else if (now.read === undefined && now.visits >= until) return false;
  else if (now.read === undefined) await beginVisit(page);
  else if ((await page.getByRole('button', { name: /^Next: / }).count()) > 0) {
    await readNext(page, now.visits - 1);
    if (!hurry) await isRead(page, now.read);
  } else await endVisit(page);
  return true;
}

/** Kills the browser and opens it again: what was shown 300 ms before must be there. */
async function killAndLook(writer: Writer, marks: { at: number; size: number }[], how: { daysAgo: number }) {
  const at = performance.now();
  await writer.phone.kill();
  await writer.open({ network: false, ...how });
  const safe = marks.findLast((mark) => mark.at <= at - safeAfter)?.size ?? 0;
  const there = await progressOf(writer.page);
  if (size(there) < safe) wrong.push(`lost: ${JSON.stringify(there)} after a kill, ${safe} was safe`);
}

/** A day's work in a basement, with so many kills. */
async function work(writer: Writer, nth: number, times: number): Promise<void> {
  const daysAgo = days - 1 - nth;
  const until = Math.ceil((visits * (nth + 1)) / days);
  await writer.open({ network: false, daysAgo });
  const marks: { at: number; size: number }[] = [];
  const places = 6;
  const acts = (nth === 0 ? points : 0) + (visits / days) * (points + places + 2);
  const every = acts / Math.max(times, 1);
  for (let act = 0, done = 0; ; act++) {
    marks.push({ at: performance.now(), size: size(await progressOf(writer.page)) });
    const isKilled = done < times && act >= (done + 0.5) * every;
    const atOnce = isKilled && done % 2 === 0;
    if (!(await actOnce(writer, until, atOnce))) break;
    if (!isKilled) continue;
    done++;
    if (!atOnce) {
      marks.push({ at: performance.now(), size: size(await progressOf(writer.page)) });
      await after(safeAfter);
    }
    kills[atOnce ? 'atOnce' : 'later']++;
    await killAndLook(writer, marks, { daysAgo });
  }
  if (nth === days - 1) await close(writer.page);
  say(`day ${nth + 1} is written, ${killed()} kills, ${seconds()} s`);
  await writer.phone.close();
}

/** The network is there: everything leaves, though the browser is killed so many times meanwhile. */
async function send(writer: Writer, times: number): Promise<void> {
  const until = performance.now() + window;
  const open = () => writer.open({ network: true, daysAgo: 0 });
  await open();
  const all = await unsent(writer.page);
  for (let left = all, done = 0; left > 0; left = await unsent(writer.page)) {
    if (performance.now() > until) {
      wrong.push(`${left} changes are not sent after ten minutes`);
      break;
    }
    if (done >= times || left > all * (1 - (done + 1) / (times + 1))) continue;
    done++;
    kills.sending++;
    await writer.phone.kill();
    await open();
  }
  await writer.phone.close();
}

async function online(writer: Writer): Promise<void> {
  await writer.open({ network: true, daysAgo: 0 });
  while (await actOnce(writer, visits));
  await close(writer.page);
  while ((await unsent(writer.page)) > 0) await after(100);
  await writer.phone.close();
  say(`the same with a network: ${seconds()} s`);
}

let records = 0;
try {
  const jobs = [await jobWithoutPoints(server.url), await jobWithoutPoints(server.url)] as const;
  const [killing, calm] = [new Writer('killed', jobs[0].projectId), new Writer('online', jobs[1].projectId)];
  for (const [at, writer] of [killing, calm].entries()) {
    writer.phone = await openPhone(join(folder, at === 0 ? 'killed' : 'online'));
    await takeAlong(writer.page, server.url, jobs[at]!.projectId);
    await writer.phone.close();
  }
  await online(calm);
  const whileSending = Math.floor(wanted / 4);
  const share = (of: number, nth: number) =>
    Math.floor((of * (nth + 1)) / days) - Math.floor((of * nth) / days);
  for (let nth = 0; nth < days; nth++) {
    await work(killing, nth, share(wanted - whileSending, nth));
    await send(killing, share(whileSending, nth));
  }
  const [kept, wished] = jobs.map(({ projectId }) => projectId) as [number, number];
  const verdict = await judge(server.url, technician, { killed: kept, online: wished });
  wrong.push(...verdict.wrong);
  records = verdict.records;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
for (const complaint of wrong) say(complaint);
say(
  `proof:drying ${wrong.length > 0 ? 'FAILED' : 'passed'}: ${points} points, ${visits} visits, ${records} records, ` +
    `${killed()} kills (${kills.atOnce} at once, ${kills.later} later, ${kills.sending} while sending), ` +
    `${wrong.length} lost, doubled or different, ${seconds()} s`,
);
process.exitCode = wrong.length > 0 ? 1 : 0;
