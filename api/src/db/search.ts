import { type RawBuilder, sql } from 'kysely';

const wordsOf = (search: string | undefined) => (search ?? '').split(/\s+/).filter(Boolean);

/**
 * One condition a word, all of which must hold: the folded text of a project contains it. What LIKE would read as a
 * wildcard is escaped, so special characters are themselves. The trigram index answers it.
 */
export function matchingWords(search: string | undefined): RawBuilder<boolean>[] {
  return wordsOf(search).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`projects.search_text LIKE fold(${pattern})`;
  });
}

/** A long run of letters in parts of three that cover it, the last of up to five; digits repeat too much to leave any out. */
const partsOf = (run: string) =>
  /\d/.test(run)
    ? [run]
    : Array.from({ length: Math.max(1, Math.floor(run.length / 3)) }, (_, nth, at = nth * 3) =>
        run.slice(at, at + 6 > run.length ? undefined : at + 3),
      );

/**
 * The same conditions for who only wants to find: the index is asked for parts of a word, as each trigram has a list of up to
 * all projects to read, and what it finds is looked at for the whole word. Words of short runs have too few trigrams to leave
 * any out, and other scripts change in length when they are folded: those are asked for whole (docs/decisions/0047).
 */
export function findingWords(search: string | undefined): RawBuilder<boolean>[] {
  return wordsOf(search).flatMap((word) => {
    const runs = word.split(/[^a-z0-9]+/i).filter(Boolean);
    const parts = runs.flatMap(partsOf);
    const isLong = runs.some(({ length }) => length >= 6) && runs.every(({ length }) => length >= 3);
    if (!isLong || parts[0] === word || /[^\x21-\x7e]/.test(word)) return matchingWords(word);
    return [
      sql<boolean>`projects.search_text LIKE fold(${`%${parts.join('%')}%`})`,
      ...matchingWordsAmongFew(word),
    ];
  });
}

/**
 * The same conditions, said in a way no index answers: among one technician's few hundred projects looking at each is
 * ten times faster than the trigrams of everybody's, which PostgreSQL would otherwise bring in.
 */
export function matchingWordsAmongFew(search: string | undefined): RawBuilder<boolean>[] {
  return wordsOf(search).map((word) => sql<boolean>`strpos(projects.search_text, fold(${word})) > 0`);
}
