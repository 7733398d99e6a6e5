import { parseArgs } from 'node:util';
import { coreSeconds } from './proof/core-seconds.ts';
import { isInstalled, type Step, steps } from './proof/steps.ts';
import type { Outcome } from './proof/tests.ts';

/** The gate: `npm test`, or a part of it: `npm test -- --only types,lint`. */
const say = (text: string) => process.stdout.write(text);
const groups = [...new Set(steps.map(({ group }) => group))];
const gate = [...new Set(steps.filter(({ apart }) => !apart).map(({ group }) => group))];

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readOnly(): string | undefined {
  try {
    return parseArgs({ options: { only: { type: 'string' } } }).values.only;
  } catch (error) {
    // parseArgs' messages about options are readable.
    return fail((error as Error).message);
  }
}

function chosenSteps(): Step[] {
  const wanted = readOnly()?.split(',') ?? gate;
  const unknown = wanted.find((group) => !groups.includes(group));
  if (unknown !== undefined) fail(`There is no step ${unknown}; there are ${groups.join(', ')}.`);
  return steps.filter(({ group }) => wanted.includes(group));
}

function verdict({ passed, failed }: Outcome): string {
  if (failed > 0) return `${failed} FAILED`;
  return passed > 1 ? `${passed} passed` : passed === 1 ? 'passed' : 'NOT RUN';
}

type Ran = Outcome & { group: string; name: string; seconds: string };

async function runStep({ group, name, run }: Step): Promise<Ran> {
  const from = performance.now();
  const outcome = await run().catch((error: Error) => ({
    passed: 0,
    failed: 1,
    output: error.message,
    warnings: [],
  }));
  const seconds = `${((performance.now() - from) / 1000).toFixed(1)} s`;
  say(`${name.padEnd(32)} ${verdict(outcome)}, ${seconds}\n`);
  for (const warning of outcome.warnings) say(`  NOT ALL OF IT: ${warning}\n`);
  if (outcome.failed > 0) say(`\n${outcome.output.trim()}\n\n`);
  return { ...outcome, group, name, seconds };
}

if (!isInstalled()) fail('Tidemark is not installed yet: run npm ci first.');
const outcomes: Ran[] = [];
const hasFailed = (wanted?: string) => outcomes.some(({ group, failed }) => group === wanted && failed > 0);

/** Takes the next step until none is left. */
async function runAll(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    if (hasFailed(step.needs)) say(`${step.name.padEnd(32)} NOT RUN\n`);
    else outcomes.push(await runStep(step));
  }
}

const chosen = chosenSteps();
// Most of these use one core most of the time.
const beside = chosen.filter((step) => step.beside);
await Promise.all([runAll(beside), runAll(beside)]);
await runAll(chosen.filter((step) => !step.beside));

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const bad = outcomes.filter(({ failed }) => failed > 0);
say('\n');
for (const { name, failed, seconds } of bad) say(`FAILED: ${name} (${failed}), ${seconds}\n`);
say(`${sum('passed')} passed, ${sum('failed')} failed; ${coreSeconds()} core-seconds\n`);
process.exitCode = bad.length > 0 ? 1 : 0;
