import { readJson } from '../read-json.ts';
import type { Asked } from '../server.ts';

export async function updateInspection({ pool, at: [id], request }: Asked): Promise<object> {
  const { additionalNotes } = await readJson<{ additionalNotes: string }>(request);
  const text = 'UPDATE inspections SET additional_notes = $2, updated_at = now() WHERE id = $1 RETURNING *';
  return (await pool.query({ name: 'inspection', text, values: [id, additionalNotes] })).rows[0];
}
