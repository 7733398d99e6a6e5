import type { Asked } from '../server.ts';

export async function readProject({ pool, at: [id] }: Asked): Promise<object> {
  const text = 'SELECT * FROM projects WHERE id = $1';
  return (await pool.query({ name: 'project', text, values: [id] })).rows[0];
}
