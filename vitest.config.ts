import { execFileSync } from 'node:child_process';
import { defineConfig } from 'vitest/config';

/** Processes that print, killed, hung and full: `npm run proof:sweeps` only. That a process prints stays in the gate (render.test.ts). */
const printing = ['api/src/reports/{printing-process,printing-turns,render-report}.test.ts'];
/** Dear properties, tried a tenth as often in the gate as in `npm run proof:sweeps` (contract/src/testing/runs.ts). */
const sweeps = [
  ...printing,
  'api/src/reports/**/{any-sheet,any-report,estimate-pdf}.test.ts',
  'contract/src/office/office.test.ts',
  'web/src/{claim-sheets/two-devices,claim-sheets/copy-in/plan-copy,rooms/rooms-offline}.test.ts',
];

const reports = 'api/src/reports/**/*.test.ts';
/** API tests that need no database. */
const pure = [
  'api/src/{config,guessable,key-ring,log,secrets,signing,start-failure}.test.ts',
  'api/src/auth/passwords.test.ts',
  'api/src/files/{receive,take-turns}.test.ts',
  'api/src/http/upload-held.test.ts',
  reports,
];
/**
 * Tests of what a module or the process keeps (the store, the session, open dialogs, the time zone): each file has its
 * modules to itself. The others share theirs, without an IndexedDB, so a test of the store that is missing here fails.
 */
const own = [
  'web/src/offline/**/*.test.ts',
  'web/src/{audit/filters,documentation/intake,follow-ups/original-inspection,projects/event-stream}.test.ts',
  'web/src/auth/{sign-in,take-company-zone}.test.ts',
  'web/src/documents/signing.test.ts',
  'web/src/claim-sheets/{draft,two-devices,undo,desk/pasted,templates/template-acts}.test.ts',
  'web/src/inspections/{open-inspection,intake/draft-store,intake/readable,wizard/missing-inspection}.test.ts',
  'web/src/office/{board/schedule,import/read-file,import/send-lines}.test.ts',
  'web/src/{price-list/read-versions,replaced/enter-other,rooms/rooms-offline}.test.ts',
  'web/src/settings/{announce-assignments,notifications}.test.ts',
  'web/src/shell/{fill-in,follow-session,send}.test.ts',
  'web/src/ui/{controls/second-press,feedback/confirm,format/dates}.test.ts',
];
/** Tests of the embedded server itself; they start their own. */
const launcher = 'api/src/db/embedded.test.ts';

/**
 * What runs on an installed PostgreSQL too, in the gate. The driver and the dialect are the same, so it is what a server's
 * version, locale, settings or start may change: how it is reached and lost (db), how it orders, compares and looks for
 * texts, its plans, its locks, its jobs and what a back-up reads. All others: `npm run proof:postgres`.
 */
const differs = [
  'api/src/db/{cut-connection,lost-connection,migrate,moments,naming-pool,schema,search}.test.ts',
  'api/src/{projects,office}/*plans.test.ts',
  'api/src/projects/list-projects.test.ts',
  'api/src/office/{list-projects,import-projects}.test.ts',
  'api/src/technicians/{list,create}-technician*.test.ts',
  'api/src/http/idempotency.test.ts',
  'api/src/claim-sheets/concurrency.test.ts',
  'api/src/invoices/numbers.test.ts',
  'api/src/{worker,deliveries/worker,live/live,admin/back-up}.test.ts',
];

/** Held against the files there are: one that was renamed would fall out of a run in silence (scripts/proof/lists.test.ts). */
export const lists = { pure, sweeps, differs, own };

/**
 * Properties draw the same values wherever the same code is tested, so a red run can be run again; other code draws
 * others. `npm run proof:sweeps` draws at random (docs/decisions/0140-a-gate-answers-the-same.md).
 */
const SEED = (() => {
  try {
    const code = ['HEAD:contract', 'HEAD:api', 'HEAD:web'];
    const trees = execFileSync('git', ['rev-parse', ...code], { encoding: 'utf8', stdio: 'pipe' });
    const parts = trees
      .trim()
      .split('\n')
      .map((tree) => Number.parseInt(tree.slice(0, 7), 16));
    return String(parts.reduce((one, other) => one ^ other));
  } catch {
    // An unpacked archive has no history.
    return '1';
  }
})();

/** A condition may take long where the cores are busy. */
const expect = { poll: { timeout: 20_000 } };

/** The same API tests run on each database: only the server that globalSetup starts differs. */
const api = (name: string, database: string, include: string[], exclude: string[]) => ({
  test: {
    name: `api-${name}`,
    include,
    exclude: [...pure, ...exclude],
    globalSetup: `api/src/testing/${database}-server.ts`,
    setupFiles: 'api/src/testing/quiet.ts',
    // The server's modules keep nothing between files; loading them anew for each took nearly half of the time.
    isolate: false,
    expect,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
const everyApi = ['api/src/**/*.test.ts'];

const setupFiles = ['api/src/testing/quiet.ts', 'web/src/offline/testing/indexed-db.ts'];
// Property tests take their time where the cores are busy.
const testTimeout = 60_000;

export default defineConfig({
  test: {
    // Unless told, one core would be left idle: half of a machine with two.
    maxWorkers: '100%',
    env: { SEED },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['web/*.test.ts', 'scripts/**/*.test.ts', ...own, ...pure],
          exclude: [reports],
          setupFiles,
          expect,
          testTimeout,
        },
      },
      {
        // Pure functions, which keep nothing: their modules are loaded once for all files, a third of the time.
        test: {
          name: 'unit-pure',
          include: ['contract/src/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}', reports],
          exclude: [...own, ...printing],
          isolate: false,
          setupFiles: 'api/src/testing/quiet.ts',
          expect,
          testTimeout,
        },
      },
      {
        test: {
          name: 'sweeps',
          include: sweeps,
          env: { SWEEP: 'on', SEED: '' },
          setupFiles,
          expect,
          testTimeout,
        },
      },
      api('embedded', 'embedded', everyApi, []),
      api('postgres', 'postgres', differs, []),
      api('postgres-rest', 'postgres', everyApi, [launcher, ...differs]),
    ],
  },
});
