import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Loads the settings of the file .env, if there is one. Ends the process with `orExit` if it cannot be read. */
export function readEnv(orExit: number): void {
  if (!existsSync('.env')) return;
  try {
    process.loadEnvFile();
  } catch {
    // For another user's file Node's own message says that it does not exist.
    process.stderr.write(`The user this runs as cannot read ${resolve('.env')}. Nothing was begun.\n`);
    process.exit(orExit);
  }
}
