import { generateKeyPairSync } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Read } from '../db/database.ts';
import type { Database } from '../db/schema.ts';

export interface PushKeys {
  /** The point itself, as browsers and push services take it. */
  publicKey: string;
  privateKey: string;
}

/** Makes the keys at the first start. Servers that start together keep the same ones, so that each can send. */
export async function settlePushKeys(db: Kysely<Database>): Promise<void> {
  const known = await db.selectFrom('pushKeys').select('id').where('id', '=', 1).executeTakeFirst();
  if (known) return;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')];
  await db
    .insertInto('pushKeys')
    .values({
      publicKey: Buffer.concat(point).toString('base64url'),
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    })
    .onConflict((same) => same.doNothing())
    .execute();
}

export const readPushKeys = (db: Read): Promise<PushKeys> =>
  db.selectFrom('pushKeys').select(['publicKey', 'privateKey']).where('id', '=', 1).executeTakeFirstOrThrow();
