import { listed } from '../listed.ts';
import type { Asked } from '../server.ts';

const text = `SELECT ${listed} FROM projects WHERE technician_id = $1
  ORDER BY status = 'Completed', completed_at DESC NULLS LAST, priority_rank, scheduled_date NULLS LAST, id LIMIT 20`;

export async function assigned({ pool, at: [technician] }: Asked): Promise<object> {
  return (await pool.query({ name: 'assigned', text, values: [technician] })).rows;
}
