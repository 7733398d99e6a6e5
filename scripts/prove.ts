import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { proofs } from './proofs/proofs.ts';
import { withRow } from './proofs/write-table.ts';
import { root, runCommand } from './run-command.ts';

/**
 * Runs every proof in turn and writes docs/proofs.md: `npm run proof`, or some: `npm run proof -- --only rows,server`.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = values.only?.split(',') ?? Object.keys(proofs);
const unknown = names.find((name) => !Object.hasOwn(proofs, name));
if (unknown) throw new Error(`There is no proof ${unknown}; there are ${Object.keys(proofs).join(', ')}.`);

// Many of them open the built web app in a browser.
const built = await runCommand('npm', ['run', '--silent', 'build']);
if (built.code !== 0) throw new Error(`The web app could not be built.\n${built.output}`);

const table = resolve(root, 'docs/proofs.md');
for (const name of names) {
  const from = performance.now();
  const { code, output } = await runCommand('npm', ['run', '--silent', `proof:${name}`]);
  const minutes = ((performance.now() - from) / 60_000).toFixed(1);
  const said = output.trim().split('\n').at(-1) ?? '';
  const result = `${code === 0 ? 'passed' : '**failed**'}: ${said}`;
  // Written after each one, so that an interrupted run keeps what it proved.
  const proven = { when: new Date().toISOString().slice(0, 10), minutes, result };
  await writeFile(table, withRow(await readFile(table, 'utf8'), name, proofs[name]!, proven));
  process.stdout.write(`${name.padEnd(16)} ${minutes} min, ${result}\n`);
  if (code === 0) continue;
  process.stdout.write(`\n${output.trim()}\n\n`);
  process.exitCode = 1;
}
