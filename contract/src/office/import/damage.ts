const failed =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA)$/i;
/** 1.23457E+12, 1e+21; 12E5 may be a real job number. */
const shortened = /^[+-]?\d+(?:[.,]\d+E[+-]?|E[+-])\d+$/i;
const kept = new Set(['title', 'notes']);

/** Names damage a spreadsheet did to a cell; the message starts with `label`. */
export function damageOf(label: string, field: string, cell: string): string | undefined {
  if (failed.test(cell)) return `${label} is ${cell}, a spreadsheet error. Enter the correct value.`;
  if (/^#{3,}$/.test(cell)) {
    return `${label} is ${cell}: its column was too narrow when the file was saved. Enter the correct value.`;
  }
  if (cell.includes('\uFFFD')) {
    return `${label} has letters that were lost when the file was saved (\uFFFD). Enter it again.`;
  }
  if (!kept.has(field) && shortened.test(cell)) {
    return `${label} is ${cell}: the spreadsheet shortened it and lost digits. Format the column as text and enter it again.`;
  }
  return undefined;
}
