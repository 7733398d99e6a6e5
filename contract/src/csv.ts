import { wallClock } from './clock.ts';

/**
 * A cell that a spreadsheet takes for a formula (OWASP, "CSV Injection"), even after blanks or with more lines
 * following. Papa Parse's own rule, `escapeFormulae: true`, sees cells of one line only; given this, it puts a '
 * before each.
 */
export const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * How a CSV tells moments: "2026-11-20 08:52:13" in the company's zone, which a column of its own names; without one as they
 * are stored, whose Z says UTC.
 */
export const csvClock = (timeZone: string | undefined) => ({
  moment: (iso: string) => (timeZone ? wallClock(iso, timeZone).replace('T', ' ') : iso),
  header: timeZone ? ['Time zone'] : [],
  cell: timeZone ? [timeZone] : [],
});
