import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { openFiles } from '../files/open-files.ts';
import { verifyFiles as verify } from '../files/verify-files.ts';
import { withDatabase } from './with-database.ts';

/** Prints each problem with stored files on a line, and their number. @returns 1 if there is any */
export async function verifyFiles(
  config: Config,
  say: (line: string) => void,
  args: string[],
): Promise<number> {
  parseArgs({ args, options: {} });
  const check = async (db: Kysely<Database>) => {
    // Only once the folder's owner is known: this may create folders in it.
    const files = await openFiles(resolve(config.dataDir), config.files);
    await files.blobs.check();
    let wrong = 0;
    const count = await verify(db, files, ({ sha256, ids, what }) => {
      wrong++;
      say(`${sha256} (file ${ids.join(', ')}): ${what}`);
    });
    say(`${count} files read, ${wrong === 0 ? 'all as they were put' : `${wrong} not as they were put`}.`);
    return wrong === 0 ? 0 : 1;
  };
  return withDatabase(config, check, { filled: true });
}
