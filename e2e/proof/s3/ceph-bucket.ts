import { startBucket } from '../../../api/src/testing/test-bucket.ts';
import { startOwnCeph } from './own-ceph.ts';

interface CephBucket {
  /** With these settings a server keeps its files in the bucket. */
  env: Record<string, string>;
  /** How many objects are in it. */
  count(): Promise<number>;
  stop(): Promise<void>;
}

/** A Ceph of its own with one empty bucket. */
export async function startCephBucket(): Promise<CephBucket> {
  const ceph = await startOwnCeph();
  Object.assign(process.env, ceph.env);
  const { settings, ...bucket } = await startBucket();
  return {
    env: {
      FILES: 's3',
      S3_ENDPOINT: settings.endpoint!,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    count: async () => (await bucket.keys()).length,
    async stop() {
      await bucket.close();
      await ceph.stop();
    },
  };
}
