import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { runRetention, tryRetention } from '../retention/run-retention.ts';
import { withDatabase } from './with-database.ts';

/** `retention [--dry-run]`: runs the nightly retention by hand, or lists exactly what it would delete. */
export async function retention(config: Config, say: (line: string) => void, args: string[]) {
  const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean' } } });
  const dry = values['dry-run'] === true;
  const counts = await withDatabase(config, dry ? tryRetention : runRetention, { filled: true });
  if (counts.size === 0) say('There is nothing whose time is over.');
  for (const [table, rows] of [...counts].sort()) say(`  ${table}: ${rows}`);
  if (dry) say('Nothing was changed.');
  return 0;
}
