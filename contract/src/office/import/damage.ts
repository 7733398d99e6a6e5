const failed =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA)$/i;
/** 1.23457E+12, 1e+21; 12E5 may be a number somebody gave. */
const shortened = /^[+-]?\d+(?:[.,]\d+E[+-]?|E[+-])\d+$/i;
/** Six of one house are as they were; 1.23457E+12 is the first six digits of a million numbers. */
const kept = new Set(['title', 'notes']);

/** What a spreadsheet has put into a cell in place of what was meant, as a sentence that begins with `label`. */
export function damageOf(label: string, field: string, cell: string): string | undefined {
  if (failed.test(cell)) return `${label} is ${cell}, an error of the spreadsheet. Enter what it should be.`;
  if (/^#{3,}$/.test(cell)) {
    return `${label} is ${cell}: its column was too narrow when the file was saved. Enter what it should be.`;
  }
  if (cell.includes('\uFFFD')) {
    return `${label} has letters that were lost when the file was saved (\uFFFD). Enter it again.`;
  }
  if (!kept.has(field) && shortened.test(cell)) {
    return `${label} is ${cell}: the spreadsheet has shortened it, and its digits are lost. Format the column as text, enter it again.`;
  }
  return undefined;
}
