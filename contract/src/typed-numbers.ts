/**
 * A typed figure without its thousands separators. Any other comma stays and makes it invalid: "12,50" is a foreign
 * format, and would become a hundred times as much.
 */
export const ungrouped = (text: string) =>
  /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text;

/**
 * The number a person typed: 12, 12.5, .5, 1,234. Undefined for everything else Number() accepts: an empty string,
 * 0x10, 1e3, Infinity.
 */
export function typedNumber(text: string): number | undefined {
  const plain = ungrouped(text.trim());
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** A whole number from 0 in a URL: plain digits, so that each has one spelling. */
export const wholeNumberOf = (text: string): number | undefined =>
  /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : undefined;

/** A project's number in a URL; NaN, which no project has, if it is invalid. */
export const numberInPath = (text: string | undefined): number => wholeNumberOf(text ?? '') ?? Number.NaN;
