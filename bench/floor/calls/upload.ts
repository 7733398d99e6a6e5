import { createHash, randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asked } from '../server.ts';

const text = `INSERT INTO files (id, inspection_id, kind, technician_id, name, type, size, sha256)
  VALUES ($1, $2, 'photo', $3, $4, 'image/jpeg', $5, $6) RETURNING *`;

/** Hashed and written as they come, safe from a power cut before the row names them. */
export async function upload({
  pool,
  dir,
  at: [inspection, technician, id],
  request,
}: Asked): Promise<object> {
  const hash = createHash('sha256');
  const path = join(dir, randomUUID());
  let size = 0;
  {
    await using file = await open(path, 'wx');
    for await (const piece of request as AsyncIterable<Buffer>) {
      hash.update(piece);
      size += piece.length;
      await file.write(piece);
    }
    await file.sync();
  }
  const sha256 = hash.digest('hex');
  await rename(path, join(dir, sha256));
  const values = [id, inspection, technician, `${id}.jpg`, size, sha256];
  return (await pool.query({ name: 'upload', text, values })).rows[0];
}
