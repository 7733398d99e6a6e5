import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { startOwnCeph } from './s3/own-ceph.ts';

/** The suites of everything that stores in a bucket, run on another project's S3 server instead of our own. */
const suites = [
  'api/src/files/blobs.test.ts',
  'api/src/files/verify-files.test.ts',
  'api/src/documentation/what-is-taken.test.ts',
  'api/src/integrations/drive/s3-drive.test.ts',
];

const root = resolve(import.meta.dirname, '../..');
const ceph = await startOwnCeph();
try {
  const vitest = spawn(
    resolve(root, 'node_modules/.bin/vitest'),
    ['run', '--project', 'api-embedded', ...suites],
    {
      cwd: root,
      env: { ...process.env, ...ceph.env },
      stdio: 'inherit',
    },
  );
  const [code] = (await once(vitest, 'exit')) as [number | null];
  process.stdout.write(`proof:s3 ${code === 0 ? 'passed' : 'FAILED'}: on Ceph's RADOS gateway\n`);
  process.exitCode = code ?? 1;
} finally {
  await ceph.stop();
}
