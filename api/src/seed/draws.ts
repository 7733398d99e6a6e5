import { type RawBuilder, sql } from 'kysely';

type Key = RawBuilder<unknown>;

/**
 * Random values inside PostgreSQL: the same for the same seed and row. A salt names their purpose, so that no two
 * values of a row correlate.
 */
export function drawsOf(seed: number) {
  /** An integer from 0 to below 2^63. */
  const draw = (key: Key, salt: number) =>
    sql<number>`(hashint8extended((${key})::bigint, ${sql.lit(seed * 1_000 + salt)}) & 9223372036854775807)`;
  const below = (key: Key, salt: number, limit: number | Key) =>
    sql<number>`(${draw(key, salt)} % ${typeof limit === 'number' ? sql.lit(limit) : limit})::int`;
  return {
    draw,
    below,
    pick: (key: Key, salt: number, list: readonly string[]) =>
      sql<string>`(${list}::text[])[1 + ${below(key, salt, list.length)}]`,
    /** An id as the app makes them (UUID version 7), ordered by time. */
    uuid: (moment: Key, key: Key, salt: number) => {
      const drawn = sql`md5(${sql.lit(`${seed}/${salt}/`)} || ${key})`;
      return sql<string>`(encode(substring(int8send((extract(epoch FROM ${moment}) * 1000)::bigint) FROM 3), 'hex')
        || '7' || substr(${drawn}, 1, 3) || '9' || substr(${drawn}, 5, 15))::uuid`;
    },
  };
}
export type Draws = ReturnType<typeof drawsOf>;
