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

/** 85.5 ft is 85 ft 6 in; exact for feet with two decimals. */
export function fromFeet(feet: number): { ft: number; in: number } {
  const hundredths = Math.round(feet * 100);
  const ft = Math.floor(hundredths / 100);
  return { ft, in: ((hundredths - ft * 100) * 12) / 100 };
}

const measure =
  /^(\d+(?:\.\d{1,2})?)\s*(?:['′’]|ft\.?|\s)\s*(?:(\d+(?:\.\d{1,2})?)\s*(?:["″”]|''|in\.?)?)?$/i;

/** Reads 28'6", 28′ 6, 28 ft 6 in, 28 6 or 28'; undefined when it is anything else. Inches are carried. */
export function parseFeetInches(text: string): FeetInches | undefined {
  const found = measure.exec(text.trim());
  if (!found) return undefined;
  return carry({ ft: Number(found[1]), in: found[2] === undefined ? null : Number(found[2]) });
}

/** 28′6″, as a filled line shows it; '' when both cells are empty. */
export function formatFeetInches({ ft, in: inches }: FeetInches): string {
  if (ft === null && inches === null) return '';
  return `${ft ?? 0}′${inches ?? 0}″`;
}
