import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { proofFile, sealedProofs } from '../documents/proofs.ts';
import { verifyDocuments as verify } from '../documents/verify-documents.ts';
import { verifyScript } from '../documents/verify-script.ts';
import { BadCommand } from './bad-command.ts';
import { withDatabase } from './with-database.ts';

/** Writes documents.json with the public keys, and verify.mjs, which checks it anywhere. */
async function handOver(db: Kysely<Database>, to: string, only: number | undefined): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const proofs = await proofFile(db, await sealedProofs(db, only));
  await writeFile(join(to, 'documents.json'), proofs, { mode: 0o600 });
  await writeFile(join(to, 'verify.mjs'), await verifyScript());
}

/** Prints that all documents are in order, or the first that is not. @returns 1 if there is one */
export async function verifyDocuments(
  config: Config,
  say: (line: string) => void,
  args: string[],
): Promise<number> {
  const options = { project: { type: 'string' }, to: { type: 'string' } } as const;
  const { project, to } = parseArgs({ args, options }).values;
  if (project !== undefined && !/^[1-9]\d{0,8}$/.test(project))
    throw new BadCommand('--project needs the number of a project.');
  const only = project === undefined ? undefined : Number(project);
  const check = async (db: Kysely<Database>) => {
    if (to !== undefined) await handOver(db, to, only);
    return verify(db, only);
  };
  const { count, wrong } = await withDatabase(config, check, { filled: true });
  const documents = count === 1 ? '1 document' : `${count} documents`;
  say(wrong ?? `${documents}, all in order.`);
  return wrong ? 1 : 0;
}
