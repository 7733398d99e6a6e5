import { expect, onTestFinished, test } from 'vitest';
import type { SendFailure } from '../failure.ts';
import { faultyServer } from '../testing/faulty-server.ts';
import { files, once } from '../testing/samples.ts';
import { s3Drive } from './s3-drive.ts';

const refusal = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`;

test.each<[number, string, Record<string, string>, boolean, number | undefined]>([
  [403, 'AccessDenied', {}, false, undefined],
  [403, 'InvalidAccessKeyId', {}, false, undefined],
  [403, 'SignatureDoesNotMatch', {}, false, undefined],
  [400, 'ExpiredToken', {}, false, undefined],
  [404, 'NoSuchBucket', {}, false, undefined],
  [409, 'OperationAborted', {}, true, undefined],
  [503, 'SlowDown', {}, true, undefined],
  [503, 'SlowDown', { 'retry-after': '30' }, true, 30_000],
  [500, 'InternalError', {}, true, undefined],
])('S3 drive: a bucket that answers %i %s %j: tried again %s, no sooner than after %s ms', async (...of) => {
  const [status, code, headers, again, afterMs] = of;
  await using server = await faultyServer(() => ({
    status,
    body: refusal(code),
    headers: { 'content-type': 'application/xml', ...headers },
  }));
  const drive = s3Drive({
    endpoint: server.url,
    region: 'us-east-1',
    bucket: 'sheets',
    accessKeyId: 'key',
    secretAccessKey: 'a secret key',
  });
  onTestFinished(() => drive.close());
  const file = { folder: 'TSP Claim Sheets', ...files[0]! };
  const failure: SendFailure = await once((sending) => drive.put(file, sending)).catch((error) => error);
  expect(failure).toMatchObject({
    name: 'SendFailure',
    message: `The bucket answered ${status} ${code}.`,
    again,
    afterMs,
  });
  expect(failure.message).not.toContain('a secret key');
  // The deliveries do the retries.
  expect(server.asked).toHaveLength(1);
});
