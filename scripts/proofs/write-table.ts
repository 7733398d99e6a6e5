export interface Proven {
  /** The day it ran. */
  when: string;
  minutes: string;
  result: string;
}

/** A table's cell holds one line, of a length one reads. */
const cellOf = (text: string) => text.replaceAll('|', '/').slice(0, 240);

/** The document with the row of one proof put in the place of its last one, or at the end. */
export function withRow(document: string, name: string, what: string, proven: Proven): string {
  const cells = [`\`${name}\``, what, proven.when, proven.minutes, proven.result];
  const row = `| ${cells.map(cellOf).join(' | ')} |`;
  const lines = document.trimEnd().split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| \`${name}\` |`));
  return `${(at < 0 ? [...lines, row] : lines.with(at, row)).join('\n')}\n`;
}
