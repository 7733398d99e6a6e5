import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { sql } from 'kysely';
import type { Read, Tx } from '../db/database.ts';

export interface DocumentKey {
  keyId: string;
  /** The raw 32 bytes, in hexadecimal. */
  publicKey: string;
  from: string;
  until: string | null;
}

/** The current key and former ones. */
export const documentKeys = (db: Read): Promise<DocumentKey[]> =>
  db
    .selectFrom('documentKeys')
    .select(['keyId', 'publicKey', 'madeAt as from', 'endedAt as until'])
    .orderBy('madeAt')
    .execute();

const current = (tx: Tx) =>
  tx
    .selectFrom('documentKeys')
    .select(['keyId', 'privateKey'])
    .where('endedAt', 'is', null)
    .executeTakeFirst();

/** Made for the first seal, in the database that all servers and every back-up share (docs/decisions/0094). */
async function currentKey(tx: Tx): Promise<{ keyId: string; privateKey: string }> {
  const known = await current(tx);
  if (known) return known;
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  await tx
    .insertInto('documentKeys')
    .values({
      keyId: createHash('sha256').update(raw).digest('hex').slice(0, 16),
      publicKey: raw.toString('hex'),
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    })
    .onConflict((same) => same.doNothing())
    .execute();
  return (await current(tx))!;
}

/** Ends the current key, if there is one, and makes the next. Sealing servers take it with their next seal. */
export async function rotateDocumentKey(tx: Tx): Promise<{ ended: string | undefined; keyId: string }> {
  const former = await tx
    .updateTable('documentKeys')
    .set({ endedAt: sql<string>`now()` })
    .where('endedAt', 'is', null)
    .returning('keyId')
    .executeTakeFirst();
  const { keyId } = await currentKey(tx);
  return { ended: former?.keyId, keyId };
}

/** Ed25519 over the 32 bytes of a seal's hash. */
export async function signSeal(tx: Tx, sealHash: string): Promise<{ keyId: string; signature: string }> {
  const { keyId, privateKey } = await currentKey(tx);
  const signature = sign(null, Buffer.from(sealHash, 'hex'), createPrivateKey(privateKey));
  return { keyId, signature: signature.toString('hex') };
}
