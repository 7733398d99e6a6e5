import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Ran, root, runCommand } from '../run-command.ts';
import { type Counted, countPlaywright, countVitest, unhandledErrors } from './count.ts';
import { findChromium, need, type Package } from './programs.ts';
import { withScratch } from './scratch.ts';

export interface Outcome {
  passed: number;
  failed: number;
  output: string;
  /** Notes shown to everyone, even when all passed: what this machine could not check. */
  warnings: string[];
}

/** A command that fails, or runs no test, counts as failed even if its report has no failed test. */
async function outcome(
  ran: Ran,
  report: string,
  count: (report: unknown) => Counted,
): Promise<Omit<Outcome, 'warnings'>> {
  const counted = existsSync(report)
    ? count(JSON.parse(await readFile(report, 'utf8')))
    : { passed: 0, failed: 0, notes: ['There is no report of this run'] };
  const nothingRan = counted.passed + counted.failed === 0;
  const failedAnyway = counted.failed === 0 && (ran.code !== 0 || nothingRan);
  return {
    passed: counted.passed,
    failed: counted.failed + (failedAnyway ? 1 : 0),
    output: [ran.output, ...counted.notes].join('\n'),
  };
}

/** Journeys and their steps, compiled, are kept from run to run by what they say; a run's folder is gone after it. */
const compiled = { PWTEST_CACHE_DIR: resolve(root, 'node_modules/.cache/playwright') };

/** Tests that need a program this machine can neither find nor install are left out, with a note. */
export async function runVitest(project: string, needs: Package[]): Promise<Outcome> {
  const warnings: string[] = [];
  for (const name of needs) await need(name).catch((error: Error) => warnings.push(error.message));
  return withScratch(async (folder) => {
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const ran = await runCommand('vitest', ['run', '--project', project, ...reporters], {
      env: { TMPDIR: folder },
    });
    const counted = await outcome(ran, report, (read) =>
      countVitest(read, { mayLeaveOut: warnings.length > 0 }),
    );
    // Repeated at the end because some tools show the last lines only.
    return { ...counted, output: [counted.output, ...unhandledErrors(ran.output)].join('\n'), warnings };
  });
}

/** Debian's packages of each engine that is no Chromium. */
const engines = { webkit: ['webkit2gtk-driver', 'xvfb'], firefox: ['firefox-esr'] } as const;

/** People's main ways in the other engines. One that this machine can neither find nor install is left out, with a note. */
export async function runEngines(): Promise<Outcome> {
  const warnings: string[] = [];
  const there: string[] = [];
  for (const [engine, packages] of Object.entries(engines)) {
    try {
      for (const name of packages) await need(name);
      there.push(engine);
    } catch (error) {
      warnings.push((error as Error).message);
    }
  }
  if (there.length === 0) return { passed: 0, failed: 0, output: '', warnings };
  return withScratch(async (folder) => {
    const report = join(folder, 'report.json');
    const env = { ...compiled, ENGINES: `${there}`, PLAYWRIGHT_JSON_OUTPUT_FILE: report, TMPDIR: folder };
    const ran = await runCommand('playwright', ['test', '-c', 'engines.config.ts'], { cwd: 'e2e', env });
    return { ...(await outcome(ran, report, countPlaywright)), warnings };
  });
}

export function runJourneys(): Promise<Outcome> {
  return withScratch(async (folder) => {
    const report = join(folder, 'report.json');
    const chromium = await findChromium();
    const env = { ...compiled, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, TMPDIR: folder };
    const ran = await runCommand('playwright', ['test', '--output=results/proof'], { cwd: 'e2e', env });
    return { ...(await outcome(ran, report, countPlaywright)), warnings: [] };
  });
}
