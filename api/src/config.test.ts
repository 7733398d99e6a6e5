import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without settings it serves this machine, with demo data', () => {
  expect(readConfig({})).toEqual({
    production: false,
    host: '127.0.0.1',
    port: 8080,
    dataDir: './data',
    databaseUrl: undefined,
    databasePool: 10,
    logLevel: 'info',
    demo: true,
    company: 'Tidemark',
    tokenSecret: undefined,
  });
});

test('a blank setting is one that is not given', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', TOKEN_SECRET: '', LOG_LEVEL: '' })).toEqual(readConfig({}));
});

test.each([
  [{ TIDEMARK_DEMO: 'off' }, false],
  [{ TIDEMARK_DEMO: 'on' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', TIDEMARK_DEMO: 'on' }, false],
])('%j has demo data: %s', (env, demo) => {
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
  ['TOKEN_SECRET', 'short'],
])('%s=%s is refused in a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The setting ${name} cannot be used: `);
});

test('a setting of the database is never repeated in the sentence, it holds a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).toThrow(/^(?!.*hunter2)/);
});
