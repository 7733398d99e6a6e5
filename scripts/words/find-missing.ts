import { hole } from './read-texts.ts';

/** Texts of the specification, and for each the folders and files one of which must contain it. */
export interface Words {
  from: string;
  in: string[];
  /** `{name}` stands for whatever the program inserts. */
  texts: string[];
}

const filled = (text: string) => text.replaceAll(/\{\w+\}/g, hole);
const letters = (text: string) => text.replaceAll(hole, '').length;

const literal = (part: string) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Whether a text of the program contains `text` exactly; an inserted part may cover some of it, not most. */
export function says(found: string, text: string): boolean {
  const wanted = filled(text);
  if (found === wanted) return true;
  if (!found.includes(hole) || letters(found) * 2 < letters(wanted)) return false;
  const pattern = found.split(hole).map(literal).join('.+');
  return new RegExp(`^${pattern}$`).test(wanted);
}

/** A sentence for each text missing from every place it should be; `texts` has each file's texts. */
export function missingWords(
  words: readonly Words[],
  texts: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return words.flatMap((group) => {
    const isIn = (file: string) => group.in.some((place) => file === place || file.startsWith(`${place}/`));
    const found = [...texts].filter(([file]) => isIn(file)).flatMap(([, there]) => [...there]);
    return group.texts
      .filter((text) => !found.some((other) => says(other, text)))
      .map((text) => `Nothing in ${group.in.join(', ')} says “${text}” (${group.from}).`);
  });
}
