import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { rotateDocumentKey as rotate } from '../documents/keys.ts';
import { withDatabase } from './with-database.ts';

/** `rotate-document-key`: a new key seals documents from now on; former ones verify what they sealed. */
export async function rotateDocumentKey(config: Config, say: (line: string) => void, args: string[]) {
  parseArgs({ args, options: {} });
  const { ended, keyId } = await withDatabase(config, (db) => db.transaction().execute(rotate), {
    filled: true,
  });
  if (ended) say(`The key ${ended} seals no more documents. What it sealed still verifies.`);
  say(`The key ${keyId} now seals new documents. Give it to everyone who compares keys.`);
  return 0;
}
