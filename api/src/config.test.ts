import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';

test.each([
  ['.env.example', /^#? ?([A-Z0-9_]+)=/gm],
  ['docs/operations.md', /`([A-Z0-9]+(?:_[A-Z0-9]+)*)`(?=[^|\n]*\|[^|\n]*\|[^|\n]*\|$)/gm],
])('settings: %s names every setting and none that does not exist', async (path, named) => {
  const text = await readFile(resolve(import.meta.dirname, '../..', path), 'utf8');
  const names = [...text.matchAll(named)].map(([, name]) => name!);
  expect([...new Set(names)].sort()).toEqual([...settingNames].sort());
});

test('settings: none given, the server serves this machine with demo data', () => {
  expect(readConfig({})).toEqual({
    production: false,
    host: '127.0.0.1',
    port: 8080,
    dataDir: './data',
    databaseUrl: undefined,
    databasePool: 10,
    logLevel: 'info',
    metrics: undefined,
    drainSeconds: 0,
    demo: 'on',
    company: undefined,
    companyContact: undefined,
    timeZone: undefined,
    support: { phone: null, email: null },
    tokenSecret: undefined,
    tokenSecretBefore: undefined,
    publicUrl: undefined,
    trustProxy: [],
    rateLimits: true,
    files: { kind: 'disk' },
    worker: true,
    integrations: {
      crm: { kind: 'folder' },
      drive: { kind: 'folder' },
      zoho: undefined,
      smtpUrl: undefined,
      mailFrom: 'Tidemark <tidemark@tidemark.example>',
      mailTo: ['office@tidemark.example'],
      privateAllowed: false,
      inboundSecret: undefined,
    },
  });
});

test('settings: a blank one, treated as not given', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', TOKEN_SECRET: '', LOG_LEVEL: '' })).toEqual(readConfig({}));
});

test.each([
  [{ TIDEMARK_DEMO: 'off' }, 'off'],
  [{ TIDEMARK_DEMO: 'on' }, 'on'],
  [{ TIDEMARK_DEMO: 'small' }, 'small'],
  [{}, 'on'],
  [{ NODE_ENV: 'production' }, 'off'],
  [{ NODE_ENV: 'production', TIDEMARK_DEMO: 'on' }, 'off'],
])('settings: %j has demo data: %s', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'eighty'],
  ['NODE_ENV', 'prod'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'not a url'],
  ['DATABASE_POOL', '0'],
  ['LOG_LEVEL', 'loud'],
  ['TIDEMARK_DEMO', 'maybe'],
  ['TIDEMARK_TIME_ZONE', 'Chicago'],
  ['TOKEN_SECRET', 'short'],
  ['TOKEN_SECRET_BEFORE', 'short'],
  ['PUBLIC_URL', 'inspections.example'],
  ['PUBLIC_URL', 'ftp://inspections.example'],
  ['TRUST_PROXY', 'anybody'],
  ['RATE_LIMIT', 'sometimes'],
  ['FILES', 'tape'],
  ['S3_ENDPOINT', 'store.example'],
  ['S3_FORCE_PATH_STYLE', 'maybe'],
])('settings: %s=%s is refused in a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The setting ${name} cannot be used: `);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT cannot be used: Use a whole number.'],
  [{ PORT: '80.5' }, 'PORT cannot be used: Use a whole number.'],
  [{ PORT: '70000' }, 'PORT cannot be used: Use at most 65535.'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV cannot be used: Use one of development, production, test.'],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET cannot be used: Use at least 32 characters.'],
  [{ SUPPORT_EMAIL: 'us' }, 'SUPPORT_EMAIL cannot be used: Use an email address.'],
  [
    { PUBLIC_URL: 'inspections.example' },
    'PUBLIC_URL cannot be used: Use an address like https://inspections.company.example.',
  ],
  [
    { DATABASE_URL: 'postgres://me:hunter#2@host/db' },
    'DATABASE_URL cannot be used: Use an address like postgres://user:password@host:5432/tidemark, a # ',
  ],
])('settings: %j: the sentence says what to write instead', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('settings: a bad database setting, never repeated in the message because it holds a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).toThrow(/^(?!.*hunter2)/);
});

test('settings: call limits can be lifted for load tests but never in production', () => {
  expect(readConfig({ RATE_LIMIT: 'off' }).rateLimits).toBe(false);
  expect(() => readConfig({ RATE_LIMIT: 'off', NODE_ENV: 'production' })).toThrow(
    'The setting RATE_LIMIT cannot be used: in production the limits stay on.',
  );
});

test.each(['TOKEN_SECRET', 'TOKEN_SECRET_BEFORE', 'WEBHOOK_SECRET', 'WEBHOOK_INBOUND_SECRET'])(
  'settings: a guessable %s in production, refused, with how to make a random one',
  (name) => {
    const sentence = `The setting ${name} cannot be used: in production it must be drawn at random, as by: openssl rand -base64 32.`;
    expect(() => readConfig({ [name]: '0'.repeat(32), NODE_ENV: 'production' })).toThrow(sentence);
    expect(() => readConfig({ [name]: '0'.repeat(32) })).not.toThrow();
    const drawn = randomBytes(32).toString('base64');
    expect(() => readConfig({ [name]: drawn, NODE_ENV: 'production' })).not.toThrow();
  },
);

test('settings: public address and proxies, read without the trailing slash and one by one', () => {
  const env = { PUBLIC_URL: 'https://inspections.example/', TRUST_PROXY: 'loopback, 10.0.0.0/8' };
  expect(readConfig(env)).toMatchObject({
    publicUrl: 'https://inspections.example',
    trustProxy: ['loopback', '10.0.0.0/8'],
  });
});

const bucket = { FILES: 's3', S3_BUCKET: 'evidence', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };

test("settings: a bucket, Amazon's or that of the given address, with its name in the path", () => {
  const amazon = {
    kind: 's3',
    endpoint: undefined,
    region: 'us-east-1',
    bucket: 'evidence',
    pathStyle: false,
  };
  expect(readConfig(bucket).files).toMatchObject(amazon);
  const own = { ...bucket, S3_ENDPOINT: 'https://store.example', S3_REGION: 'home' };
  const there = { endpoint: 'https://store.example', region: 'home', pathStyle: true };
  expect(readConfig(own).files).toMatchObject(there);
  expect(readConfig({ ...own, S3_FORCE_PATH_STYLE: 'off' }).files).toMatchObject({ pathStyle: false });
});

test.each(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
  'settings: files in a bucket need %s',
  (name) => {
    const sentence = `The setting ${name} cannot be used: it is missing, and FILES=s3 needs it.`;
    expect(() => readConfig({ ...bucket, [name]: '' })).toThrow(sentence);
  },
);

const zoho = { ZOHO_CLIENT_ID: 'id', ZOHO_CLIENT_SECRET: 'secret', ZOHO_REFRESH_TOKEN: 'token' };
test.each<[Record<string, string>, string[]]>([
  [{ CRM: 'zoho', ...zoho }, Object.keys(zoho)],
  [
    { CRM: 'webhook', WEBHOOK_URL: 'https://crm.example/in', WEBHOOK_SECRET: 'x'.repeat(24) },
    ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ],
  [
    { DRIVE: 'workdrive', ...zoho, ZOHO_WORKDRIVE_FOLDER_ID: 'abc' },
    [...Object.keys(zoho), 'ZOHO_WORKDRIVE_FOLDER_ID'],
  ],
  [
    { DRIVE: 's3', DRIVE_S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' },
    ['DRIVE_S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ],
  [{ SMTP_URL: 'smtp://mail.example:587', MAIL_TO: 'a@b.example' }, ['MAIL_TO']],
])('settings: %j is complete, and without any of %j refused by name', (env, needed) => {
  expect(readConfig(env).integrations).toBeDefined();
  for (const name of needed)
    expect(() => readConfig({ ...env, [name]: '' })).toThrow(
      new RegExp(`^The setting ${name} cannot be used: it is missing, and .+ needs it\\.$`),
    );
});

test.each([
  ['CRM', 'salesforce'],
  ['DRIVE', 'dropbox'],
  ['ZOHO_DC', 'us'],
  ['WEBHOOK_URL', 'ftp://crm.example'],
  ['WEBHOOK_INBOUND_SECRET', 'short'],
  ['OUTBOUND_PRIVATE', 'yes'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_TO', 'nobody'],
  ['WORKER', 'maybe'],
])('settings: %s=%s is refused in a sentence that names it too', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The setting ${name} cannot be used: `);
});

test('settings: a separate worker needs a PostgreSQL it can share', () => {
  expect(() => readConfig({ WORKER: 'off' })).toThrow(
    'The setting WORKER cannot be used: off needs DATABASE_URL',
  );
  expect(readConfig({ WORKER: 'off', DATABASE_URL: 'postgres://localhost/tidemark' }).worker).toBe(false);
});

test('settings: several mail addresses with any spacing, each gets the mail', () => {
  const { mailTo } = readConfig({ MAIL_TO: ' a@b.example, c@d.example ,' }).integrations;
  expect(mailTo).toEqual(['a@b.example', 'c@d.example']);
});
