import { parseArgs } from 'node:util';
import { isInstalled, type Step, steps } from './proof/steps.ts';
import type { Outcome } from './proof/tests.ts';

/** The whole proof, one step after the other: `npm test`, or a part of it: `npm test -- --only types,lint`. */
const say = (text: string) => process.stdout.write(text);
const groups = [...new Set(steps.map(({ group }) => group))];

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function chosenSteps(): Step[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const wanted = values.only?.split(',') ?? groups;
  const unknown = wanted.find((group) => !groups.includes(group));
  if (unknown !== undefined) fail(`There is no step ${unknown}; there are ${groups.join(', ')}.`);
  return steps.filter(({ group }) => wanted.includes(group));
}

async function runStep({ name, run }: Step): Promise<Outcome & { name: string; seconds: string }> {
  const from = performance.now();
  say(`${name.padEnd(32)} `);
  const outcome = await run().catch((error: Error) => ({
    passed: 0,
    failed: 1,
    output: error.message,
    warnings: [],
  }));
  const seconds = `${((performance.now() - from) / 1000).toFixed(1)} s`;
  const count = outcome.passed + outcome.failed > 1 ? `${outcome.passed} passed` : 'passed';
  say(`${outcome.failed === 0 ? count : `${outcome.failed} FAILED`}, ${seconds}\n`);
  for (const warning of outcome.warnings) say(`  NOT ALL OF IT: ${warning}\n`);
  if (outcome.failed > 0) say(`\n${outcome.output.trim()}\n\n`);
  return { ...outcome, name, seconds };
}

if (!isInstalled()) fail('Tidemark is not installed yet: run npm ci first.');
const outcomes: Awaited<ReturnType<typeof runStep>>[] = [];
const chosen = chosenSteps();
for (const step of chosen) {
  const outcome = await runStep(step);
  outcomes.push(outcome);
  if (!step.first || outcome.failed === 0) continue;
  for (const { name } of chosen.slice(outcomes.length)) say(`${name.padEnd(32)} NOT RUN\n`);
  break;
}

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const bad = outcomes.filter(({ failed }) => failed > 0);
say('\n');
for (const { name, failed, seconds } of bad) say(`FAILED: ${name} (${failed}), ${seconds}\n`);
say(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = bad.length > 0 ? 1 : 0;
