import { parseArgs } from 'node:util';
import { proveRowKills } from './rows/prove-row-kills.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } });
const say = (line: string) => process.stdout.write(`${line}\n`);
const began = performance.now();

const proven = await proveRowKills(Number(values.kills));
for (const [step, count] of proven.kills) say(`killed ${String(count).padStart(3)} times: ${step}`);
for (const missed of proven.missed) say(`not reached in time: ${missed}`);
for (const lost of proven.lost.slice(0, 20)) say(`lost: ${lost}`);
for (const doubled of proven.doubled.slice(0, 20)) say(`doubled: ${doubled}`);
say(
  `killed before the local save: ${proven.savedInTime} were saved in time, ${proven.notSaved} were not and are nowhere; ` +
    `by chance ${proven.failed} of ${proven.writes} writes failed and ${proven.unanswered} answers were lost`,
);

/** A step the machine was too slow for proves nothing; a few of them do no harm. */
const reached = proven.missed.length <= proven.total / 20;
const passed = reached && proven.lost.length + proven.doubled.length === 0;
say(
  `proof:rows ${passed ? 'passed' : 'FAILED'}: ${proven.total} kills, ${proven.changes} changes applied, ` +
    `${proven.replays} repeated requests answered again, ${proven.lost.length} lost, ${proven.doubled.length} doubled, ` +
    `${proven.missed.length} steps not reached, ${Math.round((performance.now() - began) / 1000)} s`,
);
if (!passed) process.exitCode = 1;
