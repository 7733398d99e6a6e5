import { wallClock } from './clock.ts';

/**
 * A cell that a spreadsheet takes for a formula (OWASP, "CSV Injection"), even after blanks or with more lines
 * following. Papa Parse's own rule, `escapeFormulae: true`, sees cells of one line only; given this, it puts a '
 * before each. One with a ' of its own gets another, so that reading the file takes away no more than writing added.
 */
export const formula = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Drops the ' that keeps a spreadsheet from reading a cell as a formula. */
export const unquoted = (cell: string): string =>
  cell[0] === "'" && formula.test(cell.slice(1)) ? cell.slice(1).trim() : cell;

/** The same, but an amount below zero is no formula. */
export const formulaNotAmount = new RegExp(`^(?!-\\d+\\.\\d\\d$)(?:${formula.source})`, 'u');

/**
 * Moments in a CSV: "2026-11-20 08:52:13" in the company's zone, named in its own column; without one as stored, whose
 * Z means UTC.
 */
export const csvClock = (timeZone: string | undefined) => ({
  moment: (iso: string) => (timeZone ? wallClock(iso, timeZone).replace('T', ' ') : iso),
  header: timeZone ? ['Time zone'] : [],
  cell: timeZone ? [timeZone] : [],
});
