/** A length as two cells of the sheet hold it; null is an empty cell. */
export interface FeetInches {
  ft: number | null;
  in: number | null;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Carries inches over 11 into feet: 2 ft 14 in is 3 ft 2 in. Fractions of an inch stay inches. */
export function carry({ ft, in: inches }: FeetInches): FeetInches {
  if (inches === null || inches < 12) return { ft, in: inches };
  const whole = Math.floor(inches / 12);
  return { ft: rounded((ft ?? 0) + whole), in: rounded(inches - whole * 12) };
}

const figure = String.raw`(\d+(?:\.\d{1,2})?)`;
const foot = String.raw`(?:['′‘’]|feet|foot|ft\.?)`;
const inch = String.raw`(?:["″“”]|['′‘’]{2}|inch(?:es)?|in\.?)`;
const sign = '[¼½¾⅛⅜⅝⅞]';
/** 6, 6.75, 6 3/4, 6-3/4, 6¾, 3/4 and ¾; a figure that is `whole` has up to that many digits. */
const inches = (whole: string) =>
  String.raw`(${whole}(?:\.\d{1,2}|[\s-]+\d{1,2}\/\d{1,2}|\s*${sign})?|\d{1,2}\/\d{1,2}|${sign})`;
const both = new RegExp(`^${figure}\\s*${foot}\\s*-?\\s*${inches('\\d+')}\\s*${inch}?$`, 'i');
/** Without a mark of feet, three digits behind a space are no inches but the rest of a thousand. */
const bare = new RegExp(
  `^${figure}(?:\\s+|\\s*-\\s*)(\\d{1,2}(?:\\.\\d{1,2}|[\\s-]+\\d{1,2}\\/\\d{1,2}|\\s*${sign})?)\\s*${inch}?$`,
  'i',
);
const feetOnly = new RegExp(`^${figure}\\s*${foot}$`, 'i');
const inchesOnly = new RegExp(`^${inches('\\d+')}\\s*${inch}$`, 'i');

/** Inches with their fraction: 6 3/4 is 6.75; NaN where the fraction is none, as 4/3. */
function inchesOf(text: string): number {
  const [, whole, top, bottom, single] = /^(\d+(?:\.\d+)?(?![\d/]))?[\s-]*(?:(\d+)\/(\d+)|(\D))?$/.exec(
    text,
  )!;
  const part = single ? Number(signs[single]) : top ? Number(top) / Number(bottom) : 0;
  return part < 1 ? rounded(Number(whole ?? 0) + part) : Number.NaN;
}

const signs: Record<string, number> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};

/**
 * Reads 28'6", 28′6″, 28-6, 28 ft 6 in, 28 6, 28' and 6", with fractions of an inch as 6 3/4" and 6¾"; undefined when
 * it is anything else, a plain number too. Inches over 11 are carried.
 */
export function parseFeetInches(text: string): FeetInches | undefined {
  const typed = text.trim();
  const found = both.exec(typed) ?? bare.exec(typed);
  const feet = found ?? feetOnly.exec(typed);
  const of = found ? found[2] : inchesOnly.exec(typed)?.[1];
  const read = of === undefined ? null : inchesOf(of);
  if ((!feet && of === undefined) || Number.isNaN(read)) return undefined;
  return carry({ ft: feet ? Number(feet[1]) : null, in: read });
}

/** The same in feet with two decimals, as a room holds its size: 12'6" is 12.5. */
export function parseFeet(text: string): number | undefined {
  const length = parseFeetInches(text);
  return length && rounded((length.ft ?? 0) + (length.in ?? 0) / 12);
}

/** 28′6″, as a filled line shows it; '' when both cells are empty. */
export function formatFeetInches({ ft, in: inches }: FeetInches): string {
  if (ft === null && inches === null) return '';
  return `${ft ?? 0}′${inches ?? 0}″`;
}
