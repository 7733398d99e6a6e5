import { S3ServiceException } from '@aws-sdk/client-s3';
import { BrokenCircuitError } from 'cockatiel';
import { expect, test } from 'vitest';
import { toRefusal } from './envelope.ts';

const coded = (code: string, message = 'told by nobody') => Object.assign(new Error(message), { code });
const bucket = (status: number) =>
  new S3ServiceException({ name: 'SlowDown', $fault: 'server', $metadata: { httpStatusCode: status } });

test.each([
  ['a statement that took too long', coded('57014')],
  ['a lock that was waited for too long', coded('55P03')],
  ['a database that shuts down', coded('57P01')],
  ['a database without a connection left', coded('53300')],
  ['a database that may only be read', coded('25006')],
  ['a disk that fails under the database', coded('58030')],
  ['a database that does not answer', coded('ETIMEDOUT')],
  ['a pool without a connection left', new Error('timeout exceeded when trying to connect')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  [
    'a connection that broke before',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a bucket that is busy', bucket(503)],
  ['a bucket that forbids', bucket(403)],
  ['a bucket that does not answer', Object.assign(new Error('no word'), { name: 'TimeoutError' })],
  ['a bucket left alone for a moment', new BrokenCircuitError()],
])('refusals: %s, told to try again after', (_what, error) => {
  expect(toRefusal(error).code).toBe('unavailable');
});

test.each(['ENOSPC', 'EDQUOT', '53100'])('refusals: a full disk (%s), reported as one', (code) => {
  expect(toRefusal(coded(code))).toMatchObject({ code: 'storage_full', status: 507 });
});

test('refusals: an unexpected error reveals nothing, whatever its own message says', () => {
  const refusal = toRefusal(coded('23503', 'insert on "rooms" violates a foreign key'));
  expect([refusal.code, refusal.message]).toEqual(['internal', 'Something went wrong on the server.']);
});
