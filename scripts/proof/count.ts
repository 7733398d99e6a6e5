import { z } from 'zod';

export interface Counted {
  passed: number;
  failed: number;
  /** What the report itself has to say: tests that did not run. */
  notes: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Nothing is skipped in silence: a test that did not run is a failed one, unless it was said why it could not. */
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
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(report).stats;
  return {
    passed: expected,
    failed: unexpected + flaky + skipped,
    notes: skipped > 0 ? [`${skipped} journeys did not run`] : [],
  };
}

/** Of what Vitest says of its own failing: the errors alone, such as which process of its died of what. */
export function unhandledErrors(output: string): string[] {
  const [, said = ''] = /Unhandled Errors?([\s\S]*?)^ *Test Files/m.exec(output) ?? [];
  return said.split('\n').filter((line) => /^(Caused by: )?\w*Error: /.test(line));
}
