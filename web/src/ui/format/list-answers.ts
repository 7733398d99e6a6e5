import { shownValue } from './shown-value.ts';

/** Names this many answers and counts the rest. */
const named = 2;
/** How many letters of a long text are shown. */
const longest = 60;

/** Cuts between visible letters, never inside one made of several characters. */
export function shorten(text: string): string {
  if (text.length <= longest) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (letters.length <= longest) return text;
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}

const shortValue = (value: unknown) => {
  const text = Array.isArray(value) ? value.join(', ') : value;
  return shownValue(typeof text === 'string' ? shorten(text) : text);
};

/** "Category: Category 2. 3 more answers". An answer without a value shows its name only. */
export function listAnswers(answers: readonly (readonly [label: string, value: unknown])[]): string {
  const words = answers
    .slice(0, named)
    .map(([label, value]) => (value === undefined ? label : `${label}: ${shortValue(value)}`));
  const more = answers.length - words.length;
  if (more > 0) words.push(more === 1 ? '1 more answer' : `${more} more answers`);
  return words.join('. ');
}
