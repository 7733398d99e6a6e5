/**
 * A cell that a spreadsheet takes for a formula (OWASP, "CSV Injection"), also where blanks stand before it or more lines
 * follow. Papa Parse's own rule, `escapeFormulae: true`, sees cells of one line only; given this, it puts a ' before each.
 */
export const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
