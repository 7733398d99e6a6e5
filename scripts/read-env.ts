import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Takes the settings of the file .env, where there is one. Ends the process with `orExit` where it cannot be read. */
export function readEnv(orExit: number): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile();
  } catch {
    // Node's own words for a file of somebody else's are that there is none.
    process.stderr.write(`The user this runs as cannot read ${resolve('.env')}. Nothing was begun.\n`);
    process.exit(orExit);
  }
}
