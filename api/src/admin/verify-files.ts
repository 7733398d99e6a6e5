import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { openFiles } from '../files/open-files.ts';
import { verifyFiles as verify } from '../files/verify-files.ts';
import { withDatabase } from './with-database.ts';

/** Says what is wrong with stored files, a line each, and how many there are. @returns 1 when anything is wrong */
export async function verifyFiles(config: Config, say: (line: string) => void): Promise<number> {
  const files = await openFiles(resolve(config.dataDir), config.files);
  await files.blobs.check();
  return withDatabase(config, async (db) => {
    let wrong = 0;
    const count = await verify(db, files, ({ sha256, ids, what }) => {
      wrong++;
      say(`${sha256} (file ${ids.join(', ')}): ${what}`);
    });
    say(`${count} files read, ${wrong === 0 ? 'all as they were put' : `${wrong} not as they were put`}.`);
    return wrong === 0 ? 0 : 1;
  });
}
