import { PutObjectCommand, S3Client, type S3ServiceException } from '@aws-sdk/client-s3';
import { passes, retryAfter, SendFailure, unreachable } from '../failure.ts';
import { safeName } from '../folder.ts';
import type { Drive } from './drive.ts';

export interface S3Settings {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const name = 'The bucket';

/** Any S3-compatible bucket. A PutObject of the same key replaces the object, completely or not at all. */
export function s3Drive(settings: S3Settings): Drive & { close(): void } {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // The deliveries do the retries; the default checksums break on several S3-compatible servers.
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    name,
    async put({ folder, name: fileName, type, bytes }, { signal }) {
      const Key = `${safeName(folder)}/${safeName(fileName)}`;
      const object = { Bucket: bucket, Key, Body: bytes, ContentType: type, ContentLength: bytes.length };
      try {
        await client.send(new PutObjectCommand(object), { abortSignal: signal });
        return { externalId: `s3://${bucket}/${Key}` };
      } catch (error) {
        throw told(error as S3ServiceException, signal);
      }
    },
    close: () => client.destroy(),
  };
}

function told(error: S3ServiceException, signal: AbortSignal): SendFailure {
  if (signal.aborted) return unreachable(name, signal.reason);
  const status = error.$metadata?.httpStatusCode;
  // The name is S3's error code (NoSuchBucket, AccessDenied, SlowDown); without a status there was no response.
  if (status === undefined || (status >= 200 && status < 300)) return unreachable(name, error);
  const afterMs = retryAfter(error.$response?.headers?.['retry-after']);
  return new SendFailure(`${name} answered ${status} ${error.name}.`, {
    again: passes(status),
    afterMs,
    cause: error,
  });
}
