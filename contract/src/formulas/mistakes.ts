/** What is wrong with a formula, in the words of sketch.md 6. */
export const mistakes = {
  nothing: 'Enter a formula.',
  long: 'Use at most 80 characters.',
  deep: 'Use at most 16 levels.',
  comma: 'Write numbers without commas.',
  noNumber: (text: string) => `${text} is not a number.`,
  longNumber: 'Numbers have at most 6 digits before the dot and 4 after it.',
  otherSign: (sign: string) => `${sign} cannot be used in a formula.`,
  unknown: (name: string) => `${name} is not a quantity.`,
  noSign: (text: string) => `Sign missing before ${text}.`,
  missingAfter: (text: string) => `Something is missing after ${text}.`,
  missingBefore: (text: string) => `Something is missing before ${text}.`,
  open: 'A parenthesis is not closed.',
  closed: 'There is no parenthesis to close.',
  byZero: 'Cannot divide by 0.',
  notKnown: (name: string) => `${name} is not known yet. Enter the room's size.`,
  below: 'The result is below 0.',
  above: 'The result is above 999,999.',
};

/** Ends the reading of a formula at its first mistake. */
export class Mistake extends Error {}
