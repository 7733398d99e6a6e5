import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export interface Counted {
  passed: number;
  failed: number;
  /** The report's own findings: tests that did not run, and why journeys failed. */
  notes: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
});

interface Suite {
  specs: { title: string; tests: { results: { errors: { message?: string }[] }[] }[] }[];
  suites?: Suite[];
}

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({
  suites: z.array(suite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** A test that did not run counts as failed, unless the run said why it could not. */
export function countVitest(report: unknown, { mayLeaveOut = false } = {}): Counted {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const ran = new Set(['passed', 'failed']);
  const skipped = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => !ran.has(status));
  return {
    passed: numPassedTests,
    failed: numFailedTests + (mayLeaveOut ? 0 : skipped.length),
    notes: skipped.map(({ fullName }) => `Did not run: ${fullName}`),
  };
}

export function countPlaywright(report: unknown): Counted {
  const { suites, stats } = playwrightReport.parse(report);
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected,
    failed: unexpected + flaky + skipped,
    notes: [...(skipped > 0 ? [`${skipped} journeys did not run`] : []), ...suites.flatMap(whyFailed)],
  };
}

/** An error's first lines name the expected and the actual value; a long one continues with the page. */
const linesOfCause = 24;

/** Why each journey failed, repeated at the end because some tools show the last lines only. */
function whyFailed({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message = 'without a word' }) => {
        const lines = stripVTControlCharacters(message).split('\n');
        return `Failed: ${title}\n${lines.slice(0, linesOfCause).join('\n')}`;
      }),
  );
  return [...own, ...suites.flatMap(whyFailed)];
}

/** Vitest's own failures: only the errors, such as why a process of its own ended. */
export function unhandledErrors(output: string): string[] {
  const [, said = ''] = /Unhandled Errors?([\s\S]*?)^ *Test Files/m.exec(output) ?? [];
  return said.split('\n').filter((line) => /^(Caused by: )?\w*Error: /.test(line));
}
