import { parseArgs } from 'node:util';
import { bodyFaults } from './faults/bodies.ts';
import { bucketFaults } from './faults/bucket-faults.ts';
import { clockFaults } from './faults/clock.ts';
import { connectionFaults } from './faults/connections.ts';
import { databaseFaults } from './faults/database.ts';
import { diskFaults } from './faults/disk.ts';
import { proveFault, type Row } from './faults/prove-fault.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } });
const all = [
  ...databaseFaults,
  ...diskFaults,
  ...bucketFaults,
  ...clockFaults,
  ...connectionFaults,
  ...bodyFaults,
];
const chosen = all.filter(
  ({ name }) => !values.only || values.only.split(',').some((part) => name.includes(part)),
);
const say = (line: string) => process.stdout.write(`${line}\n`);

function tell(row: Row): void {
  say(`## ${row.name}${row.wrong.length > 0 ? ' FAILED' : ''}`);
  say(`done: ${row.done}`);
  for (const line of row.saw) say(`saw: ${line}`);
  for (const line of row.others) say(`others: ${line}`);
  say(`recovered after ${row.recovered}; ${row.lost}; memory ${row.memory}`);
  for (const line of row.wrong) say(`WRONG: ${line}`);
  say('');
}

if (values.list) for (const { name } of all) say(name);
else {
  const began = performance.now();
  let failed = chosen.length === 0;
  for (const fault of chosen) {
    try {
      const row = await proveFault(fault);
      tell(row);
      failed ||= row.wrong.length > 0;
    } catch (error) {
      failed = true;
      say(`## ${fault.name} FAILED\n${(error as Error).stack}\n`);
    }
  }
  say(
    `proof:faults ${failed ? 'FAILED' : 'passed'}: ${chosen.length} faults, ${Math.round((performance.now() - began) / 1000)} s`,
  );
  process.exitCode = failed ? 1 : 0;
}
