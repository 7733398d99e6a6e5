import { type RawBuilder, sql } from 'kysely';

const wordsOf = (search: string | undefined) => (search ?? '').split(/\s+/).filter(Boolean);

/** Escapes LIKE's wildcards, so that special characters stand for themselves. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** One condition per word, and all must hold: the folded text of this column contains it. A trigram index serves it. */
export const matchingText = (column: string, search: string | undefined): RawBuilder<boolean>[] =>
  wordsOf(search).map((word) => sql<boolean>`${sql.ref(column)} LIKE fold(${containing(word)})`);

export const matchingWords = (search: string | undefined): RawBuilder<boolean>[] =>
  matchingText('projects.search_text', search);

/**
 * The same conditions, worded so that no index applies: scanning one technician's few hundred projects is ten times
 * faster than the trigrams of everyone's, which PostgreSQL would otherwise use.
 */
export function matchingWordsAmongFew(search: string | undefined): RawBuilder<boolean>[] {
  return wordsOf(search).map((word) => sql<boolean>`strpos(projects.search_text, fold(${word})) > 0`);
}
