/**
 * A typed figure without the commas that part its thousands. Any other comma stays, and makes it no number: "12,50" is an
 * amount of somewhere else, and would be a hundred times as much.
 */
export const ungrouped = (text: string) =>
  /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text;

/**
 * What a person means by the digits they typed: 12, 12.5, .5, 1,234. Undefined for everything else that Number() would take
 * for one: nothing at all, 0x10, 1e3, Infinity.
 */
export function typedNumber(text: string): number | undefined {
  const plain = ungrouped(text.trim());
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** A whole number from 0 as an address has it: plain digits, so that each has one spelling. */
export const wholeNumberOf = (text: string): number | undefined =>
  /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : undefined;

/** The number of a project as an address has it; NaN, which no project has, where it is none. */
export const numberInPath = (text: string | undefined): number => wholeNumberOf(text ?? '') ?? Number.NaN;
