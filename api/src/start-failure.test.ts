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
  [failed({ code: '28P01' }), 'The database refuses the user or password of DATABASE_URL.'],
])('a start that cannot go on says in one sentence what to mend: %s', (error, sentence) => {
  expect(startFailure(error)).toBe(sentence);
});

test('what nobody foresaw is told with where it happened', () => {
  expect(startFailure(new Error('odd'))).toMatch(/^Error: odd\n\s+at /);
});
