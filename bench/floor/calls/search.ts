import { listed } from '../listed.ts';
import type { Asked } from '../server.ts';

/** Each number of words is a statement of its own. */
const textOf = (words: number) =>
  `SELECT ${listed}, count(*) OVER () AS matching FROM projects
   WHERE ${Array.from({ length: words }, (_, nth) => `search_text LIKE $${nth + 1}`).join(' AND ')}
   ORDER BY id DESC LIMIT 20`;

export async function search({ pool, at: [text = ''] }: Asked): Promise<object> {
  const words = text.split(' ').map((word) => `%${word}%`);
  const name = `search-${words.length}`;
  return (await pool.query({ name, text: textOf(words.length), values: words })).rows;
}
