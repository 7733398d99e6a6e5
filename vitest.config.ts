import { defineConfig } from 'vitest/config';
import { findPostgres, noPostgres } from './api/src/testing/find-postgres.ts';

/** API tests that need no database. */
const pure = ['api/src/{config,log,secrets,start-failure}.test.ts', 'api/src/reports/**/*.test.ts'];
/** Tests of the embedded server itself; they start their own. */
const launcher = 'api/src/db/embedded.test.ts';

const every = ['api/src/**/*.test.ts'];

/** Without a PostgreSQL on this machine the run fails, unless somebody has said that it may do without. */
const without = process.env.TIDEMARK_ALLOW_NO_POSTGRES === '1' && !findPostgres();
if (without) process.stderr.write(`\n${noPostgres}\n\n`);

/** The same API tests run on each database: only the server that globalSetup starts differs. */
const api = (name: string, include: string[], exclude: string[]) => ({
  test: {
    name: `api-${name}`,
    include,
    exclude: [...pure, ...exclude],
    globalSetup: `api/src/testing/${name}-server.ts`,
    setupFiles: 'api/src/testing/quiet.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

export default defineConfig({
  test: {
    passWithNoTests: without,
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
      api('embedded', every, []),
      api('postgres', without ? [] : every, [launcher]),
    ],
  },
});
