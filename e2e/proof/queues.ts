import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { heavyPicture, picture } from '../../api/src/testing/pictures.ts';
import { read, upload, well } from './queues/calls.ts';
import { mostMemory, type Times, timesOf } from './queues/measure.ts';
import { widePictures } from './queues/wide-picture.ts';
import { apiProcess } from './server/api-process.ts';
import { send } from './server/ask.ts';
import { killPostgres } from './server/embedded-postgres.ts';
import { openSite } from './server/site.ts';

/** How much longer another person may wait than without an attack. */
const most = 3;
const quietTimes = 15;

/** Only comparisons whose name contains this. */
const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values;
const say = (line: string) => process.stdout.write(`${line}\n`);
const began = performance.now();
const dataDir = await mkdtemp(join(tmpdir(), 'proof-queues-'));
const server = await apiProcess({ DATA_DIR: dataDir });
let failed = false;

/** The same work of another person without an attack, and from the moment one has begun until it is over. */
async function compare(
  name: string,
  other: () => Promise<void>,
  attack: () => { begun: Promise<unknown>; over: Promise<string> },
): Promise<void> {
  if (!name.includes(only)) return;
  const never = () => false;
  const quiet = await timesOf(quietTimes, never, other);
  const memory = new AbortController();
  const highest = mostMemory(server.pid(), memory.signal);
  const { begun, over } = attack();
  await begun;
  let isOver = false;
  const told = over.finally(() => {
    isOver = true;
  });
  const attacked = await timesOf(3, () => !isOver, other);
  const outcome = await told;
  memory.abort();
  const ratio = (of: keyof Times) => (attacked[of] / quiet[of]).toFixed(2);
  const isWrong = attacked.median > most * quiet.median;
  failed ||= isWrong;
  const ms = ({ median, worst }: Times) => `${Math.round(median)} ms (worst ${Math.round(worst)})`;
  say(
    `${name}${isWrong ? ' FAILED' : ''}: quiet ${ms(quiet)}, attacked ${ms(attacked)} of ${attacked.count}, ` +
      `ratio ${ratio('median')} (worst ${ratio('worst')}); ${outcome}; ${await highest} MB at most`,
  );
}

const counted = (statuses: readonly (number | string)[]) =>
  Object.entries(Object.groupBy(statuses, String))
    .map(([status, all]) => `${all!.length} × ${status}`)
    .join(', ');
const outcomeOf = async (all: Promise<number>[]) => {
  const from = performance.now();
  const statuses = await Promise.all(all.map((one) => one.catch((error: Error) => error.name)));
  return `the attack: ${counted(statuses)} within ${Math.round(performance.now() - from)} ms`;
};

try {
  server.launch();
  await server.ready();
  const one = await openSite(server.url, 'technician@demo.tidemark.example', 1);
  const other = await openSite(server.url, 'technician2@demo.tidemark.example', 2);
  const sheet = `/rooms/claim-sheet-pdf/${other.inspectionId}/${other.roomIds[0]}`;
  const photo = async () => well(upload(other, await picture()));
  const phonePhoto = await heavyPicture(4);
  const usualPhoto = () => {
    // Bytes after its end make it another file.
    const own = new Uint8Array([...crypto.getRandomValues(new Uint8Array(8))]);
    return well(upload(other, new Uint8Array(Buffer.concat([phonePhoto, own]))));
  };

  const wide = await widePictures(8160, 6090);
  const forty = () => {
    const all = Array.from({ length: 40 }, () => upload(one, new Uint8Array(wide())));
    // The first has its response: the others are there and wait.
    return { begun: Promise.race(all), over: outcomeOf(all) };
  };
  await compare('2 kB photo, against 40 interlaced PNGs of 49.7 megapixels', photo, forty);
  await compare('4 MB photo, against the same', usualPhoto, forty);
  await compare('document, against the same', () => well(read(other, sheet)), forty);

  for (let count = 0; count < 40; count++) await well(upload(one, await heavyPicture(0.4)));
  const report = `/inspections/${one.inspectionId}/report.pdf`;
  const document = () => well(read(other, sheet));
  await compare('document, against 60 reports of 40 photos that are abandoned', document, () => {
    const gone = new AbortController();
    const first = read(one, report);
    const all = [first, ...Array.from({ length: 60 }, () => read(one, report, gone.signal))];
    return { begun: first.then(() => gone.abort()), over: outcomeOf(all) };
  });
  await compare('document, against 60 reports that are waited for', document, () => {
    const all = Array.from({ length: 60 }, () => read(one, report));
    return { begun: Promise.race(all), over: outcomeOf(all) };
  });
  const otherReport = `/inspections/${other.inspectionId}/report.pdf`;
  await compare(
    'report, against the same',
    () => well(read(other, otherReport)),
    () => {
      const all = Array.from({ length: 60 }, () => read(one, report));
      return { begun: Promise.race(all), over: outcomeOf(all) };
    },
  );

  await compare(
    'a call, against 300 sign-ins at once',
    () => well(read(other, '/auth/me')),
    () => {
      const body = { email: 'technician@demo.tidemark.example', password: 'not the right one' };
      const all = Array.from({ length: 300 }, async () => {
        const answer = await send(
          server.url,
          undefined,
          { method: 'POST', path: '/auth/login', body },
          60_000,
        );
        await answer.arrayBuffer();
        if (answer.status === 503) failed = true;
        if (answer.status === 429 && !answer.headers.get('Retry-After')) failed = true;
        return answer.status;
      });
      return { begun: Promise.resolve(), over: outcomeOf(all) };
    },
  );
  await server.stop();
  for (const line of server.errors.slice(0, 20)) say(`in the log: ${line}`);
  failed ||= server.errors.length > 0;
} catch (error) {
  failed = true;
  say((error as Error).stack ?? String(error));
} finally {
  await server.kill();
  await killPostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
say(`proof:queues ${failed ? 'FAILED' : 'passed'}: ${Math.round((performance.now() - began) / 1000)} s`);
