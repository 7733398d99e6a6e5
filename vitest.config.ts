import { defineConfig } from 'vitest/config';

/** API tests that need no database. */
const pure = ['api/src/{config,log,secrets,start-failure}.test.ts', 'api/src/reports/**/*.test.ts'];
/** Tests of the embedded server itself; they start their own. */
const launcher = 'api/src/db/embedded.test.ts';

/** The same API tests run on each database: only the server that globalSetup starts differs. */
const api = (name: string, exclude: string[]) => ({
  test: {
    name: `api-${name}`,
    include: ['api/src/**/*.test.ts'],
    exclude: [...pure, ...exclude],
    globalSetup: `api/src/testing/${name}-server.ts`,
    setupFiles: 'api/src/testing/quiet.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/src/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            ...pure,
          ],
          setupFiles: ['api/src/testing/quiet.ts', 'web/src/offline/testing/indexed-db.ts'],
        },
      },
      api('embedded', []),
      api('postgres', [launcher]),
    ],
  },
});
