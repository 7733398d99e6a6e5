import { type DocumentField, documentFields, documentLists } from './document-fields.ts';

/** A run of a line's text: letters or a field's value. */
export type Inline = { bold: boolean } & ({ text: string } | { field: DocumentField });

/** A key of a box, choice or handwriting. */
export const isKey = (key: string) => /^[a-z0-9-]{1,30}$/.test(key);

/** The text of a line and why it cannot stand so. Pure; `\` before a sign makes it plain. */
export function readInlines(line: string): { inlines: Inline[]; errors: string[] } {
  const inlines: Inline[] = [];
  const errors: string[] = [];
  let bold = false;
  let plain = '';
  const flush = () => {
    if (plain !== '') inlines.push({ bold, text: plain });
    plain = '';
  };
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!;
    if (sign === '\\' && at + 1 < line.length) plain += line[++at];
    else if (line.startsWith('**', at)) {
      flush();
      bold = !bold;
      at++;
    } else if (sign === '{') {
      const name = /^\{([^{}]*)\}/.exec(line.slice(at))?.[1];
      if (name === undefined) errors.push('{ is not closed. Write \\{ for a plain brace.');
      else if (Object.hasOwn(documentFields, name)) {
        flush();
        inlines.push({ bold, field: name as DocumentField });
      } else if (Object.hasOwn(documentLists, name))
        errors.push(`{${name}} must stand on a line of its own.`);
      else errors.push(`{${name}} is not a field.`);
      at += name === undefined ? 0 : name.length + 1;
    } else plain += sign;
  }
  flush();
  if (bold) errors.push('** is not closed.');
  return { inlines, errors };
}

/** A line's text without its values, for titles. */
export const textOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((run) => ('text' in run ? run.text : ''))
    .join('')
    .trim();
