import { type RawBuilder, sql } from 'kysely';
import type { Read } from './database.ts';

const wordsOf = (search: string | undefined) => (search ?? '').split(/\s+/).filter(Boolean);

/** What LIKE would read as a wildcard is escaped, so special characters are themselves. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** One condition a word, all of which must hold: the folded text of a project contains it. The trigram index answers it. */
export function matchingWords(search: string | undefined): RawBuilder<boolean>[] {
  return wordsOf(search).map((word) => sql<boolean>`projects.search_text LIKE fold(${containing(word)})`);
}

/** Letters that are in more words of projects than these are asked for as trigrams: of many words none is rare. */
const mostHolding = 8;

/** Which words of projects have each of these in them; none for one that more than {@link mostHolding} have. */
async function wordsHolding(db: Read, letters: readonly string[]): Promise<Map<string, string[]>> {
  if (letters.length === 0) return new Map();
  const { rows } = await sql<{ letters: string; words: string[] | null }>`
    SELECT letters, CASE WHEN count(DISTINCT word) <= ${mostHolding} THEN array_remove(array_agg(DISTINCT word), NULL) END AS words
    FROM unnest(${letters}::text[]) AS letters LEFT JOIN project_words ON word LIKE fold('%' || letters || '%')
    GROUP BY letters`.execute(db);
  return new Map(rows.flatMap(({ letters, words }) => (words ? [[letters, words]] : [])));
}

/** As fold has it but for case. */
const bare = (word: string) => word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** The runs of letters, three at least, in a word without digits: a project that has it has a word with each of them. */
const lettersOf = (word: string) =>
  /\d/.test(word)
    ? []
    : bare(word)
        .split(/[\0-@[-`{-\x7f]+/)
        .filter((run) => [...run].length >= 3);

/**
 * The part of a word with a long number that tells it apart, as LIKE has it: the number, or, where it is one digit again and
 * again and so has one trigram, all runs of the word.
 */
function tellingPart(word: string): string | undefined {
  const numbers = word.match(/\d{5,}/g) ?? [];
  const [longest] = numbers.toSorted((one, other) => other.length - one.length);
  if (!longest || new Set(longest).size > 1) return longest;
  return word.match(/[a-z]{3,}|\d{3,}/gi)!.join('%');
}

/** Conditions on the words of projects, where all that was typed are letters that few of these have. */
async function amongWords(db: Read, words: readonly string[]): Promise<RawBuilder<boolean>[] | undefined> {
  const letters = words.map(lettersOf);
  if (letters.some((runs) => runs.length === 0)) return undefined;
  const holding = await wordsHolding(db, letters.flat());
  const lists = letters.flat().map((run) => holding.get(run));
  if (!lists.every((list) => list !== undefined)) return undefined;
  const cut = words.filter((word, nth) => letters[nth]![0] !== bare(word));
  return [
    ...lists.map((list) => sql<boolean>`words_of(projects.search_text) && ${list}::text[]`),
    ...cut.flatMap(matchingWordsAmongFew),
  ];
}

/**
 * The same conditions for who only wants to find. Of letters the index is asked for the words of projects that have them, each
 * a key of it, and of a word with a long number for that number, as a trigram is a list of up to all projects to read; what
 * it finds is looked at for the whole word. All others are asked for as they are: with a trigram beside them, PostgreSQL
 * would look at the words of each project that it finds (docs/decisions/0048).
 */
export async function findingWords(db: Read, search: string | undefined): Promise<RawBuilder<boolean>[]> {
  const words = wordsOf(search);
  const among = await amongWords(db, words);
  if (among) return among;
  return words.flatMap((word) => {
    const part = tellingPart(word);
    if (!part) return matchingWords(word);
    return [sql<boolean>`projects.search_text LIKE fold(${`%${part}%`})`, ...matchingWordsAmongFew(word)];
  });
}

/**
 * The same conditions, said in a way no index answers: among one technician's few hundred projects looking at each is
 * ten times faster than the trigrams of everybody's, which PostgreSQL would otherwise bring in.
 */
export function matchingWordsAmongFew(search: string | undefined): RawBuilder<boolean>[] {
  return wordsOf(search).map((word) => sql<boolean>`strpos(projects.search_text, fold(${word})) > 0`);
}
