import { join } from 'node:path';
import sharp from 'sharp';
import type { Asked } from '../server.ts';

/** Made when it is first asked for. */
export async function thumbnail({ pool, dir, at: [id] }: Asked): Promise<object> {
  const text = 'SELECT sha256 FROM files WHERE id = $1';
  const { rows } = await pool.query({ name: 'thumbnail', text, values: [id] });
  return await sharp(join(dir, rows[0].sha256)).resize(320, 320, { fit: 'inside' }).webp().toBuffer();
}
