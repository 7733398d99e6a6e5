import { expect, test } from 'vitest';
import { BadSetting } from './config.ts';
import { startFailure } from './start-failure.ts';

const failed = (facts: object) => Object.assign(new Error('connect failed'), facts);

test.each([
  [new BadSetting('The setting PORT cannot be used.'), 'The setting PORT cannot be used.'],
  [failed({ plain: true }), 'connect failed'],
  [
    failed({ code: 'EADDRINUSE', address: '127.0.0.1', port: 8080 }),
    'Port 8080 on 127.0.0.1 is in use. Stop what uses it, or set PORT.',
  ],
  [
    failed({ code: 'ECONNREFUSED', address: '10.0.0.1', port: 5432 }),
    'No database answers at 10.0.0.1:5432.',
  ],
  [
    Object.assign(new Error('permission denied for schema public'), { code: '42501' }),
    'The database does not allow it: permission denied for schema public. The user of DATABASE_URL has to own it: ALTER DATABASE name OWNER TO user.',
  ],
  [
    failed({ code: '25006' }),
    'The database that DATABASE_URL names can only be read, as a copy of another can.',
  ],
  [
    failed({ code: 'EEXIST', path: '/srv/data' }),
    '/srv/data cannot be made: there is a file where a folder has to be.',
  ],
  [
    new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
    'The database asks for a password, and DATABASE_URL has none.',
  ],
  [
    new Error('The server does not support SSL connections'),
    'DATABASE_URL asks for TLS (sslmode), and the database does not speak it.',
  ],
  [
    new Error('Connection terminated due to connection timeout'),
    'What is at the address of DATABASE_URL does not answer as a PostgreSQL does, or too late.',
  ],
  [failed({ code: '28P01' }), 'The database refuses the user or password of DATABASE_URL.'],
])('failed start: one sentence says what to fix: %s', (error, sentence) => {
  expect(startFailure(error)).toBe(sentence);
});

test('failed start: an unexpected error, reported with its stack', () => {
  expect(startFailure(new Error('odd'))).toMatch(/^Error: odd\n\s+at /);
});
