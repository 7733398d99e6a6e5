import { type RawBuilder, sql } from 'kysely';

const wordsOf = (search: string | undefined) => (search ?? '').split(/\s+/).filter(Boolean);

/** What LIKE would read as a wildcard is escaped, so special characters are themselves. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** One condition a word, all of which must hold: the folded text of a project contains it. The trigram index answers it. */
export function matchingWords(search: string | undefined): RawBuilder<boolean>[] {
  return wordsOf(search).map((word) => sql<boolean>`projects.search_text LIKE fold(${containing(word)})`);
}

/**
 * The same conditions, said in a way no index answers: among one technician's few hundred projects looking at each is
 * ten times faster than the trigrams of everybody's, which PostgreSQL would otherwise bring in.
 */
export function matchingWordsAmongFew(search: string | undefined): RawBuilder<boolean>[] {
  return wordsOf(search).map((word) => sql<boolean>`strpos(projects.search_text, fold(${word})) > 0`);
}
