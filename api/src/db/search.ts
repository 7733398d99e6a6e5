import { type RawBuilder, sql } from 'kysely';

/**
 * One condition a word, all of which must hold: the folded text of a project contains it. What LIKE would read as a
 * wildcard is escaped, so special characters are themselves. The trigram index answers it.
 */
export function matchingWords(search: string | undefined): RawBuilder<boolean>[] {
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`projects.search_text LIKE fold(${pattern})`;
  });
}
