import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, unlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { signedHeaders } from '../integrations/signature.ts';
import { Client } from '../testing/client.ts';
import { addPhoto, addRoom, wholeStepOne } from '../testing/factories.ts';
import { Person } from '../testing/people.ts';
import { useApi } from '../testing/use-api.ts';

const api = useApi();
const main = resolve(import.meta.dirname, '../main.ts');

/** What a customer said and a phone wrote; none of it belongs in a log. */
const personal = {
  title: 'Kanari basement',
  addressLine1: '77 Kanari Lane',
  city: 'Kanaripolis',
  customerName: 'Helen Kanari',
  customerPhone: '(630) 555-7788',
  notes: 'Kanari in the cage',
};
const secrets = {
  TOKEN_SECRET: 'secret that signs the tokens of this test',
  WEBHOOK_SECRET: 'secret that signs what is sent on',
  WEBHOOK_INBOUND_SECRET: 'secret that signs what comes in',
  S3_SECRET_ACCESS_KEY: 'secret-of-the-bucket',
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A mail server that quotes the addresses it refuses, and keeps the other mails. */
async function mailServer() {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith('gone')) return done();
      done(Object.assign(new Error(`5.1.1 <${address}>: no such mailbox`), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', () => {
        letters.push(text.replace(/=\r\n/g, '').replaceAll('=3D', '='));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.server.address() as AddressInfo).port, letters };
}

/** The server as people run it, at the most talkative level. */
async function talkative(env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'trace', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (bytes) => (said += bytes));
  child.stderr.on('data', (bytes) => (said += bytes));
  const url = `http://127.0.0.1:${port}`;
  onTestFinished(() => void child.kill('SIGKILL'));
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 50_000, interval: 50 }).toBe(true);
  return {
    url,
    said: () => said,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

test('log: secrets, signatures, links and words of a claim are never in it, at any level', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tidemark-log-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const mail = await mailServer();
  const server = await talkative({
    ...secrets,
    ...{
      DATABASE_URL: api.databaseUrl,
      DATA_DIR: dataDir,
      TIDEMARK_DEMO: 'small',
      OUTBOUND_PRIVATE: 'allow',
    },
    // Nothing listens on port 1, so forwarding fails and is reported.
    ...{ CRM: 'webhook', WEBHOOK_URL: 'http://127.0.0.1:1/in?key=key-in-the-address', DRIVE: 's3' },
    ...{ S3_ENDPOINT: 'http://127.0.0.1:1', DRIVE_S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'id-of-the-bucket' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_TO: 'gone-office@kanari.example' },
  });
  const kept = new Set<string>([
    ...Object.values(secrets),
    ...Object.values(personal),
    'key-in-the-address',
    'Kanari',
  ]);
  const keep = (...values: string[]) => {
    for (const value of values) kept.add(value);
  };
  const anyone = new Client(server.url);
  const signIn = async (email: string, password = 'tidemark-demo') => {
    const { tokens, technician } = (await anyone.send('auth.login', { body: { email, password } })).ok();
    keep(tokens.accessToken, tokens.refreshToken, tokens.accessToken.split('.')[2]!, password);
    const person = new Person(server.url, tokens.accessToken, { id: technician.id, email, signInId: '' });
    return Object.assign(person, { tokens });
  };
  const admin = await signIn('admin@demo.tidemark.example');
  const dana = await signIn('technician@demo.tidemark.example');

  // Accounts: a wrong password, a refresh and its reuse, a refused invitation, a mailed link, a new password.
  await anyone.send('auth.login', { body: { email: dana.email, password: 'a wrong password of Dana' } });
  const fresh = (
    await anyone.send('auth.refresh', { body: { refreshToken: dana.tokens.refreshToken } })
  ).ok();
  keep(
    'a wrong password of Dana',
    fresh.accessToken,
    fresh.refreshToken,
    'made-up-refresh-token',
    'made-up-link-token',
  );
  await anyone.send('auth.refresh', { body: { refreshToken: 'made-up-refresh-token' } });
  const gone = {
    firstName: 'Kanari',
    lastName: 'Gone',
    email: 'gone@kanari.example',
    role: 'Field Technician',
  };
  (await admin.send('technicians.create', { body: gone })).ok();
  (await anyone.send('auth.forgot-password', { body: { email: dana.email } })).ok();
  await expect.poll(() => mail.letters.join(''), { timeout: 10_000 }).toContain('#token=');
  const token = /#token=([\w-]+)/.exec(mail.letters.join(''))![1]!;
  keep(token, 'Vellum-Otter-41', 'Vellum-Otter-42');
  await anyone.send('auth.reset-password', {
    body: { token: 'made-up-link-token', password: 'Vellum-Otter-41' },
  });
  (await anyone.send('auth.reset-password', { body: { token, password: 'Vellum-Otter-41' } })).ok();
  const again = await signIn(dana.email, 'Vellum-Otter-41');
  const change = { currentPassword: 'Vellum-Otter-41', newPassword: 'Vellum-Otter-42' };
  (await again.send('auth.change-password', { body: change })).ok();

  // A claim: a project from a CRM and one of the office's, a share link, a file by its signed address.
  const message = JSON.stringify({ externalId: 'K-1', state: 'IL', zipCode: '60532', ...personal });
  const signed = signedHeaders(secrets.WEBHOOK_INBOUND_SECRET, 'message-1', message);
  keep(signed['webhook-signature']);
  (await anyone.send('inbound-projects.receive', { body: message, headers: signed })).ok();
  const body = { ...personal, state: 'IL', zipCode: '60532', technicianId: dana.id, confirmDuplicates: true };
  const { project } = (await admin.send('office.create', { body })).ok();
  (await again.send('projects.start', { params: { id: project.id } })).ok();
  const draft = { projectId: project.id, ...wholeStepOne, adjuster: 'Kanari adjuster' };
  const { inspection } = (await again.send('inspections.create', { body: draft })).ok();
  const room = await addRoom(again, inspection.id, { name: 'Kanari room' });
  const photo = await addPhoto(again, inspection.id, 'Kanari.jpg');
  const at = { inspectionId: inspection.id, roomId: room.id };
  const share = (await again.send('claim-sheet-shares.create', { params: at })).ok();
  keep(new URL(share.url, server.url).searchParams.get('share')!);
  keep(new URL(photo.fileUrl, server.url).searchParams.get('signature')!);
  const report = `/api/v1/rooms/claim-sheet-data-auth-less/${room.id}?${share.url.split('?')[1]}`;
  expect((await anyone.fetch('GET', report)).status).toBe(200);
  expect((await anyone.fetch('GET', photo.fileUrl)).status).toBe(200);
  await again.send('projects.list', { query: { search: 'Kanari' } });

  // Refusals, broken requests, and failures inside PostgreSQL and on the disk.
  const wrong = { ...personal, priority: 'Kanari', secret: 'Kanari' };
  expect((await admin.send('office.create', { body: wrong })).status).toBe(400);
  expect((await admin.send('office.create', { body: '{"customerName":"Helen Kanari' })).status).toBe(400);
  await sql`ALTER TABLE rooms ADD CHECK (name <> 'Kanari attic')`.execute(api.db);
  const attic = { inspectionId: inspection.id, name: 'Kanari attic', type: 'Attic' };
  expect((await again.send('rooms.create', { body: attic })).code).toBe('internal');
  for (const file of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (file.isFile() && /^[0-9a-f]{64}$/.test(file.name)) await unlink(join(file.parentPath, file.name));
  }
  expect((await anyone.fetch('GET', photo.fileUrl)).status).toBe(500);

  // Deliveries that fail are reported.
  (await again.send('inspections.complete', { params: { id: inspection.id } })).ok();
  const tried = () => server.said().match(/a delivery failed/g)?.length ?? 0;
  await expect.poll(tried, { timeout: 20_000 }).toBeGreaterThan(2);
  await expect.poll(server.said, { timeout: 10_000 }).toContain('a mail about an account was not sent');
  await server.stop();

  const said = server.said();
  expect(said).toContain('request failed');
  expect(said).toContain('"level":20');
  keep(
    '@kanari.example',
    dana.email,
    'Bearer',
    'argon2',
    decodeURIComponent(new URL(api.databaseUrl).password) || 'Bearer',
  );
  const lines = said.split('\n');
  const told = [...kept].flatMap((value) => {
    const line = lines.find((one) => one.includes(value) || one.includes(encodeURIComponent(value)));
    return line ? [`${value}: ${line}`] : [];
  });
  expect(told).toEqual([]);
}, 60_000);
