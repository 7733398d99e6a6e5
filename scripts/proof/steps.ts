import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, runCommand } from '../run-command.ts';
import { type Outcome, runEngines, runJourneys, runVitest } from './tests.ts';

export interface Step {
  /** The name for --only; several steps may share one. */
  group: string;
  name: string;
  /** It changes nothing others read and measures no time, so two of these run side by side. */
  beside?: boolean;
  /** The group whose failure makes this step pointless. */
  needs?: string;
  /** Part of a proof and not of the gate: it runs only if --only names it. */
  apart?: boolean;
  run(): Promise<Outcome>;
}

/** One command that passes or fails as a whole. */
const check = (group: string, name: string, command: string, args: string[], env = {}): Step => ({
  group,
  name,
  beside: true,
  async run() {
    const { code, output } = await runCommand(command, args, { env });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, warnings: [] };
  },
});

/**
 * Everything that must hold, cheapest first; the build starts first of the parallel ones, since it takes one core
 * longest.
 */
export const steps: Step[] = [
  check('build', 'build of the web app', 'node', ['scripts/build-web.ts']),
  // Each package once, by one checker: it reads the others as declarations, from node_modules/.cache/types.
  check('types', 'types of every package', 'tsc', ['-b', '.', 'web', 'e2e', 'bench', '--checkers', '1']),
  check('lint', 'lint and format', 'biome', ['check', '--error-on-warnings', '.']),
  // As on a machine without a browser, which only the journeys install.
  check('dead', 'no dead code', 'knip', ['--no-progress'], { CHROMIUM_PATH: '/nowhere/chromium' }),
  check('arrows', 'import arrows', 'node', ['scripts/check-arrows.ts']),
  check('words', 'words and table of the specification', 'node', ['scripts/check-words.ts']),
  check('dependencies', 'licences and sources of packages', 'node', ['scripts/check-dependencies.ts']),
  {
    ...check('bundle', 'size of every route, what a device keeps', 'node', ['scripts/check-bundle.ts']),
    ...{ beside: false, needs: 'build' },
  },
  {
    ...check('floor', 'names the oldest browsers know', 'node', ['scripts/check-floor.ts']),
    ...{ beside: false, needs: 'build' },
  },
  { group: 'unit', name: 'unit tests', run: () => runVitest('unit*', ['poppler-utils', 'qpdf']) },
  { group: 'api', name: 'API on the embedded database', run: () => runVitest('api-embedded', []) },
  { group: 'postgres', name: 'API on PostgreSQL', run: () => runVitest('api-postgres', ['postgresql']) },
  {
    ...{ group: 'postgres-rest', name: 'the rest of the API on PostgreSQL', apart: true },
    run: () => runVitest('api-postgres-rest', ['postgresql']),
  },
  {
    ...{ group: 'sweeps', name: 'sweeps of the unit tests', apart: true },
    run: () => runVitest('sweeps', ['poppler-utils', 'qpdf']),
  },
  { group: 'journeys', name: 'browser journeys', needs: 'build', run: runJourneys },
  { group: 'engines', name: 'main ways in WebKit and Firefox', needs: 'build', run: runEngines },
];

export const isInstalled = () => existsSync(resolve(root, 'node_modules/.bin/tsc'));
