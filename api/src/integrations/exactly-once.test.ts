import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { webhookCrm } from './crm/webhook-crm.ts';
import { zohoCrm } from './crm/zoho-crm.ts';
import { s3Drive } from './drive/s3-drive.ts';
import { workDrive } from './drive/workdrive.ts';
import { openOutbound } from './outbound.ts';
import type { Sending, Taken } from './sending.ts';
import { isSigned } from './signature.ts';
import { type Fault, type FaultyServer, faults, faultyServer } from './testing/faulty-server.ts';
import { files, quote, record, untilTaken } from './testing/samples.ts';
import { account, type ZohoServer, zohoServer } from './testing/zoho-server.ts';
import { zohoTokens } from './zoho/tokens.ts';

/** An adapter, its server, and what that server ends with, without generated ids. */
interface Rig {
  server: FaultyServer;
  put(sending: Sending): Promise<Taken>;
  state(): unknown;
}

const outbound = openOutbound({ privateAllowed: true });
const tokensOf = ({ url }: FaultyServer, signInMs: number) =>
  zohoTokens({ ...account, hosts: { accounts: url, api: url } }, outbound, { signInMs });
/** How long to wait for a silent server, in ms; others may be slow on a busy machine. */
const shortly = 200;
const long = 5000;
const crmSettings = { module: 'Deals', idField: 'Tidemark_Id', stage: 'Qualification' };
const secret = 'a secret of twenty-four letters';

const crmState = ({ records }: ZohoServer) =>
  [...records].map(([module, all]) => [
    module,
    all.map(({ fields, lines, attachments }) => ({
      fields,
      lines: lines.map(({ id, Product_Name, ...line }) => line),
      attachments: attachments.map(({ name, bytes }) => [name, bytes.toString()]),
    })),
  ]);

/** By name; the argument is the time limit of a sign-in. */
const rigs: Record<string, (signInMs: number) => Promise<Rig>> = {
  async 'Zoho CRM, record'(signInMs) {
    const server = await zohoServer();
    const crm = zohoCrm(crmSettings, tokensOf(server, signInMs), outbound);
    return { server, put: (sending) => crm.putRecord(record, files, sending), state: () => crmState(server) };
  },
  async 'Zoho CRM, quote'(signInMs) {
    const server = await zohoServer();
    const crm = zohoCrm(crmSettings, tokensOf(server, signInMs), outbound);
    return {
      server,
      put: (sending) => crm.putQuote(quote, files.slice(0, 1), sending),
      state: () => crmState(server),
    };
  },
  async 'signed webhook'() {
    const taken = new Map<string, unknown>();
    const server = await faultyServer(({ headers, body }) => {
      const message = {
        id: headers['webhook-id'] as string,
        timestamp: headers['webhook-timestamp'] as string,
        signature: headers['webhook-signature'] as string,
      };
      if (!isSigned(secret, message, body.toString())) return { status: 400 };
      taken.set(message.id, JSON.parse(body.toString()));
      return { status: 200, body: JSON.stringify({ externalId: 'theirs-7' }) };
    });
    const crm = webhookCrm({ url: `${server.url}/in`, secret }, outbound);
    return {
      server,
      put: (sending) => crm.putRecord(record, files, sending),
      state: () => [...taken.values()],
    };
  },
  async 'Zoho WorkDrive'(signInMs) {
    const server = await zohoServer();
    const drive = workDrive({ parentId: 'team1' }, tokensOf(server, signInMs), outbound);
    return {
      server,
      put: (sending) => drive.put({ folder: 'TSP Claim Sheets', ...files[0]! }, sending),
      state: () => server.files.map(({ name, folder, bytes }) => [name, folder, bytes.toString()]),
    };
  },
  async 'S3 bucket'() {
    const objects = new Map<string, string>();
    const server = await faultyServer(({ method, url, body, headers }) => {
      const signed = headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/');
      if (method !== 'PUT' || !signed) return { status: 403 };
      objects.set(decodeURIComponent(url.pathname), body.toString());
      return { status: 200, headers: { etag: '"1"' } };
    });
    const drive = s3Drive({
      endpoint: server.url,
      region: 'us-east-1',
      bucket: 'sheets',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    onTestFinished(() => drive.close());
    return {
      server,
      put: (sending) => drive.put({ folder: 'TSP Claim Sheets', ...files[0]! }, sending),
      state: () => [...objects],
    };
  },
};

/** Refused if only a wrong setting can be the cause: an S3 key, a webhook's secret. */
const final: Partial<Record<string, readonly Fault[]>> = { 'signed webhook': ['401'], 'S3 bucket': ['401'] };

const cases = Object.keys(rigs).flatMap((name) =>
  faults.filter((fault) => !final[name]?.includes(fault)).map((fault) => [name, fault] as const),
);

test.each(cases)(
  'exactly once: %s: %s at any of its calls, and it is there once',
  { timeout: 60_000 },
  async (name, fault) => {
    const clean = await rigs[name]!(long);
    await untilTaken(clean.put);
    const expected = clean.state();
    const calls = clean.server.asked.length;
    await clean.server[Symbol.asyncDispose]();
    expect(JSON.stringify(expected).length).toBeGreaterThan(20);

    for (let nth = 0; nth < calls; nth++) {
      const silent = fault.includes('silence');
      const { server, put, state } = await rigs[name]!(silent ? shortly : long);
      server.wrong.set(nth, fault);
      const { taken, failures } = await untilTaken(put, silent ? 250 : long);
      expect(taken.externalId, `call ${nth}`).toBeTruthy();
      expect(state(), `after ${fault} at ${server.asked[nth]}`).toEqual(expected);
      for (const { message } of failures) expect(message).toMatch(/^\p{Lu}.*\.$/u);
      if (fault === 'slow') expect(failures).toEqual([]);
      if (fault === '429 with Retry-After' && failures[0]) expect(failures[0].afterMs).toBe(7000);
      await server[Symbol.asyncDispose]();
    }
  },
);

test('exactly once: a token that expires early, renewed within the same try', async () => {
  const { server, put } = await rigs['Zoho CRM, record']!(long);
  await using _ = server;
  server.wrong.set(2, '401');
  const { failures } = await untilTaken(put);
  expect(failures).toEqual([]);
  expect(server.asked.filter((one) => one.includes('oauth'))).toHaveLength(2);
});

test('exactly once: a file written twice, one complete file', async () => {
  const { folderCrm } = await import('./crm/folder-crm.ts');
  const { folderDrive } = await import('./drive/folder-drive.ts');
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-folders-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const crm = folderCrm(join(dir, 'crm'));
  const drive = folderDrive(join(dir, 'drive'));
  const sending = { id: 'd', signal: new AbortController().signal };
  for (let i = 0; i < 2; i++) {
    await crm.putRecord(record, files, sending);
    await crm.putQuote(quote, [], sending);
    await drive.put({ folder: '../TSP: Claim Sheets', ...files[0]!, name: 'a/b.pdf' }, sending);
  }
  const all = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));
  expect(all.sort()).toEqual([
    `crm/files/${record.externalId}/Bath.pdf`,
    `crm/files/${record.externalId}/Kitchen – sheet.pdf`,
    `crm/quotes/${record.externalId}.json`,
    `crm/records/${record.externalId}.json`,
    'drive/-TSP- Claim Sheets/a-b.pdf',
  ]);
  expect(
    JSON.parse(await readFile(join(dir, `crm/records/${record.externalId}.json`), 'utf8')),
  ).toMatchObject(record);
});
