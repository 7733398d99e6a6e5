import { defineConfig } from 'vitest/config';

/** API tests that need no database; each has its modules to itself. */
const pure = [
  'api/src/{config,guessable,key-ring,log,secrets,signing,start-failure}.test.ts',
  'api/src/auth/passwords.test.ts',
  'api/src/files/take-turns.test.ts',
  'api/src/http/upload-held.test.ts',
  'api/src/reports/**/*.test.ts',
];
/** Tests of the embedded server itself; they start their own. */
const launcher = 'api/src/db/embedded.test.ts';
/** What asks no database runs beside those that ask the embedded one, and not a second time. One that comes to ask one leaves. */
const withoutDatabase = [
  'api/src/auth/common-passwords.test.ts',
  'api/src/claim-sheet-shares/share-links.test.ts',
  'api/src/db/{embedded-binaries,expand-contract}.test.ts',
  'api/src/deliveries/{file-name,pauses}.test.ts',
  'api/src/files/{addresses,at-most,blobs,camera-facts,picture-bombs,picture-lane,pictures}.test.ts',
  'api/src/http/{pipelining,to-refusal,unused-connections}.test.ts',
  'api/src/integrations/**/{exactly-once,injection,mail,refused,s3-drive}.test.ts',
  'api/src/metrics/registry.test.ts',
];

/** The same API tests run on each database: only the server that globalSetup starts differs. */
const api = (name: string, exclude: string[]) => ({
  test: {
    name: `api-${name}`,
    include: ['api/src/**/*.test.ts'],
    exclude: [...pure, ...exclude],
    globalSetup: `api/src/testing/${name}-server.ts`,
    setupFiles: 'api/src/testing/quiet.ts',
    // The server's modules keep nothing between files; loading them anew for each took nearly half of the time.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

export default defineConfig({
  test: {
    // Unless told, one core would be left idle: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/src/**/*.test.ts',
            'web/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            ...pure,
          ],
          setupFiles: ['api/src/testing/quiet.ts', 'web/src/offline/testing/indexed-db.ts'],
          // Property tests take their time where the cores are busy.
          testTimeout: 20_000,
        },
      },
      api('embedded', []),
      api('postgres', [launcher, ...withoutDatabase]),
    ],
  },
});
