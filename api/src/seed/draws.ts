import { type RawBuilder, sql } from 'kysely';

type Key = RawBuilder<unknown>;

/**
 * Draws inside PostgreSQL: the same ones for the same seed and row. What is drawn for is told by its salt, so that no two
 * things of a row are in step.
 */
export function drawsOf(seed: number) {
  /** A whole number from 0 to below 2^63. */
  const draw = (key: Key, salt: number) =>
    sql<number>`(hashint8extended((${key})::bigint, ${sql.lit(seed * 1_000 + salt)}) & 9223372036854775807)`;
  const below = (key: Key, salt: number, limit: number | Key) =>
    sql<number>`(${draw(key, salt)} % ${typeof limit === 'number' ? sql.lit(limit) : limit})::int`;
  return {
    draw,
    below,
    pick: (key: Key, salt: number, list: readonly string[]) =>
      sql<string>`(${list}::text[])[1 + ${below(key, salt, list.length)}]`,
    /** An id as the app makes them (UUID version 7): they stand in the order of their moments. */
    uuid: (moment: Key, key: Key, salt: number) => {
      const drawn = sql`md5(${sql.lit(`${seed}/${salt}/`)} || ${key})`;
      return sql<string>`(encode(substring(int8send((extract(epoch FROM ${moment}) * 1000)::bigint) FROM 3), 'hex')
        || '7' || substr(${drawn}, 1, 3) || '9' || substr(${drawn}, 5, 15))::uuid`;
    },
  };
}
export type Draws = ReturnType<typeof drawsOf>;
