export interface Proven {
  /** The day it ran. */
  when: string;
  minutes: string;
  result: string;
}

/** A table cell is one line of readable length. */
const cellOf = (text: string) => text.replaceAll('|', '/').slice(0, 240);

/** The document with one proof's row replaced, or added at the end. */
export function withRow(document: string, name: string, what: string, proven: Proven): string {
  const cells = [`\`${name}\``, what, proven.when, proven.minutes, proven.result];
  const row = `| ${cells.map(cellOf).join(' | ')} |`;
  const lines = document.trimEnd().split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| \`${name}\` |`));
  return `${(at < 0 ? [...lines, row] : lines.with(at, row)).join('\n')}\n`;
}
