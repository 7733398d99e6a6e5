import { once as events } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { webhookCrm } from './crm/webhook-crm.ts';
import { zohoCrm } from './crm/zoho-crm.ts';
import { workDrive } from './drive/workdrive.ts';
import { retryAfter, SendFailure } from './failure.ts';
import { openGuard } from './guard.ts';
import { openOutbound } from './outbound.ts';
import { isPrivate } from './private-addresses.ts';
import { faultyServer } from './testing/faulty-server.ts';
import { files, once, quote, record } from './testing/samples.ts';
import { account, type ZohoServer, zohoServer } from './testing/zoho-server.ts';
import { trustedApi, zohoHosts } from './zoho/hosts.ts';
import { zohoTokens } from './zoho/tokens.ts';

const outbound = openOutbound({ privateAllowed: true });
const secret = 'a secret of twenty-four letters';
const failureOf = (work: Promise<unknown>): Promise<SendFailure> =>
  work.then(
    () => expect.unreachable('it was taken'),
    (error) => error,
  );
const settings = { module: 'Deals', idField: 'Tidemark_Id', stage: 'Qualification' };

async function zoho(of: Partial<typeof account> = {}) {
  const server = await zohoServer();
  onTestFinished(() => server[Symbol.asyncDispose]());
  const hosts = { accounts: server.url, api: server.url };
  const tokens = zohoTokens({ ...account, ...of, hosts }, outbound);
  return { server, tokens, crm: zohoCrm(settings, tokens, outbound) };
}

test.each<[string, (server: ZohoServer) => void, string, boolean, number?]>([
  [
    'no unique field for our id',
    (server) => {
      server.fields.Deals = ['id', 'Deal_Name'];
    },
    'Zoho CRM has no field Tidemark_Id in Deals: make a unique single-line field of that API name, or set ZOHO_CRM_ID_FIELD.',
    false,
  ],
  [
    'a row refused inside an answer of success',
    (server) => {
      server.refuseRow = {
        code: 'MANDATORY_NOT_FOUND',
        status: 'error',
        message: 'required field not found',
        details: { api_name: 'Pipeline' },
      };
    },
    'Zoho CRM refused the record in Deals: MANDATORY_NOT_FOUND required field not found Pipeline.',
    false,
  ],
  [
    'another upsert of the same at this moment',
    (server) => {
      server.refuseRow = { code: 'DUPLICATE_DATA', status: 'error', message: 'duplicate data' };
    },
    'Zoho CRM refused the record in Deals: DUPLICATE_DATA duplicate data.',
    true,
  ],
  [
    'a refresh token taken back',
    (server) => {
      server.signIn = { status: 200, body: '{"error":"invalid_code"}' };
    },
    'Zoho refused ZOHO_CLIENT_ID, ZOHO_CLIENT_SECRET or ZOHO_REFRESH_TOKEN (invalid_code).',
    false,
  ],
  [
    'more than ten tokens in ten minutes',
    (server) => {
      server.signIn = { status: 400, body: '{"error":"Access Denied"}' };
    },
    'Zoho gives no more access tokens for a while.',
    true,
    600_000,
  ],
])('integrations: Zoho, %s: reported in a sentence', async (_, spoil, sentence, again, afterMs) => {
  const { server, crm } = await zoho();
  spoil(server);
  const failure = await failureOf(once((sending) => crm.putRecord(record, files, sending)));
  expect(failure).toMatchObject({ name: 'SendFailure', message: sentence, again, afterMs });
});

test('integrations: ten calls begin together, CRM and WorkDrive share one token', async () => {
  const { server, tokens, crm } = await zoho();
  const drive = workDrive({ parentId: 'team1' }, tokens, outbound);
  await Promise.all([
    ...Array.from({ length: 5 }, () => once((sending) => crm.putRecord(record, [], sending))),
    ...Array.from({ length: 5 }, () =>
      once((sending) => drive.put({ folder: 'TSP Claim Sheets', ...files[0]! }, sending)),
    ),
  ]);
  expect(server.tokens).toHaveLength(1);
  expect(server.files.filter(({ folder }) => folder)).toHaveLength(1);
});

test('integrations: a folder on the second page, found and not made again', async () => {
  const { server, tokens } = await zoho();
  const many = Array.from({ length: 60 }, (_, n) => ({
    id: `f${n}`,
    parent: 'team1',
    name: `Folder ${n}`,
    folder: true,
    versions: 1,
    bytes: Buffer.alloc(0),
  }));
  server.files.push(...many);
  const drive = workDrive({ parentId: 'team1' }, tokens, outbound);
  await once((sending) => drive.put({ folder: 'Folder 55', ...files[0]! }, sending));
  expect(server.files.at(-1)).toMatchObject({ parent: 'f55', folder: false });
});

test('integrations: a folder someone deleted, made again on the next try', async () => {
  const { server, tokens } = await zoho();
  const drive = workDrive({ parentId: 'team1' }, tokens, outbound);
  const put = () => once((sending) => drive.put({ folder: 'TSP Claim Sheets', ...files[0]! }, sending));
  await put();
  server.files.length = 0;
  await failureOf(put());
  await put();
  expect(server.files.map(({ folder }) => folder)).toEqual([true, false]);
});

test('integrations: a recalculated quote has only the new lines and the new document', async () => {
  const { server, crm } = await zoho();
  await once((sending) => crm.putQuote(quote, files, sending));
  const fewer = { ...quote, lines: quote.lines.slice(0, 1), overheadAndProfit: 0, total: 39.9 };
  const paper = { ...files[0]!, bytes: Buffer.from('%PDF anew') };
  await once((sending) => crm.putQuote(fewer, [paper], sending));
  const [one, ...more] = server.records.get('Quotes')!;
  expect(more).toEqual([]);
  expect(one!.lines.map((line) => line.List_Price)).toEqual([39.9]);
  expect(
    one!.attachments.filter(({ name }) => name === paper.name).map(({ bytes }) => bytes.toString()),
  ).toEqual(['%PDF anew']);
});

test("integrations: a host that is not Zoho's gets no token", () => {
  expect(trustedApi('https://www.zohoapis.eu', zohoHosts('com'))).toBe('https://www.zohoapis.eu');
  for (const named of [
    undefined,
    'https://www.zohoapis.com.evil.example',
    'http://www.zohoapis.com',
    'https://10.0.0.1',
  ])
    expect(trustedApi(named, zohoHosts('com.au'))).toBe('https://www.zohoapis.com.au');
});

test.each([
  [302, false],
  [400, false],
  [401, false],
  [404, false],
  [408, true],
  [409, true],
  [410, false],
  [422, false],
  [425, true],
  [429, true],
  [500, true],
  [503, true],
])('integrations: a webhook answered %i is tried again: %s', async (status, again) => {
  await using server = await faultyServer(() => ({ status, headers: { location: '/elsewhere' } }));
  const crm = webhookCrm({ url: server.url, secret }, outbound);
  const failure = await failureOf(once((sending) => crm.putRecord(record, [], sending)));
  expect(failure).toMatchObject({ again, message: expect.stringContaining(String(status)) });
  expect(server.asked).toHaveLength(1);
});

test('integrations: a private address, literal or by name, not called unless allowed', async () => {
  await using server = await faultyServer(() => ({ status: 200 }));
  const guarded = openOutbound({ privateAllowed: false });
  const { port } = new URL(server.url);
  const decimal = ['127.0.0.1', '127.1', '2130706433', '0', '3232235777'];
  const others = [
    '0x7f.1',
    '0x7f000001',
    '0177.0.0.1',
    '0xa9fea9fe',
    '127.0.0.1.',
    '１２７.0.0.1',
    '%31%32%37.0.0.1',
  ];
  const six = [
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
  ];
  for (const host of ['localhost', 'LOCALHOST', ...decimal, ...others, ...six]) {
    const crm = webhookCrm({ url: `http://${host}:${port}/`, secret }, guarded);
    const failure = await failureOf(once((sending) => crm.putRecord(record, [], sending)));
    expect(failure, host).toMatchObject({
      again: false,
      message: expect.stringMatching(/private network \(OUTBOUND_PRIVATE=allow/),
    });
  }
  expect(server.asked).toEqual([]);
  await once((sending) => webhookCrm({ url: server.url, secret }, outbound).putRecord(record, [], sending));
  expect(server.asked).toHaveLength(1);
});

test.each([
  ['10.1.2.3', true],
  ['172.15.0.1', false],
  ['172.16.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['8.8.8.8', false],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:8.8.8.8', true],
  ['::', true],
  ['::1', true],
  ['::127.0.0.1', true],
  ['64:ff9b:1::a00:1', true],
  ['2001:0:4136:e378::1', true],
  ['fec0::1', true],
  ['2606:4700::1111', false],
  ['example.com', false],
])('integrations: %s is private: %s', (address, expected) => {
  expect(isPrivate(address)).toBe(expected);
});

test.each([
  ['120', 120_000],
  ['Fri, 02 Jan 2026 00:01:00 GMT', 60_000],
  ['Thu, 01 Jan 2026 00:00:00 GMT', 0],
  ['9999999', 86_400_000],
  ['soon', undefined],
  [undefined, undefined],
])('integrations: Retry-After %s means %s ms', (value, expected) => {
  expect(retryAfter(value, Date.UTC(2026, 0, 2))).toBe(expected);
});

test('integrations: five failures in a row, a pause and then one trial call', async () => {
  const guard = openGuard({ failures: 5, restMs: 300 });
  const signal = new AbortController().signal;
  let asked = 0;
  const down = () =>
    guard('The CRM', signal, async () => {
      asked++;
      throw new Error('down');
    });
  for (let i = 0; i < 5; i++) await failureOf(down());
  const rested = await failureOf(down());
  expect(rested).toMatchObject({ again: true, afterMs: 300, message: expect.stringMatching(/left alone/) });
  expect(asked).toBe(5);
  await expect.poll(async () => (await failureOf(down())).message).toBe('down');
  expect(asked).toBe(6);
});

test('integrations: a system in its pause, its last response is still reported', async () => {
  const guard = openGuard({ failures: 2 });
  const signal = new AbortController().signal;
  const down = () =>
    guard('The CRM', signal, async () => {
      throw new SendFailure('The CRM answered 503.', { again: true });
    });
  for (let i = 0; i < 2; i++) await failureOf(down());
  expect((await failureOf(down())).message).toBe(
    'The CRM answered 503. The CRM has failed 2 times in a row and was left alone for a moment.',
  );
});

test('integrations: a server that accepts and does not respond, times out while others continue', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await events(mute, 'listening');
  onTestFinished(() => void mute.close());
  const { port } = mute.address() as { port: number };
  const crm = webhookCrm({ url: `http://127.0.0.1:${port}/`, secret }, outbound);
  const failure = await failureOf(once((sending) => crm.putRecord(record, [], sending), 'd', 200));
  expect(failure).toMatchObject({ again: true, message: 'The other side did not answer within 1 seconds.' });
});
