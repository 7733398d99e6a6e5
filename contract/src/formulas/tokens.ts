import { Mistake, mistakes } from './mistakes.ts';

export interface Token {
  readonly kind: 'number' | 'name' | 'sign';
  /** As typed; a name in capitals. */
  readonly text: string;
}

const signs = new Set('+-*/()');
const piece = /[\d.]+|[A-Za-z][A-Za-z\d]*|\S/gu;
const decimal = /^(\d+(\.\d+)?|\.\d+)$/;
const inRange = /^\d{0,6}(\.\d{1,4})?$/;

/** Numbers, names and signs of a formula; spaces between them mean nothing. */
export function tokensOf(formula: string): Token[] {
  return (formula.match(piece) ?? []).map((text) => {
    if (signs.has(text)) return { kind: 'sign', text };
    if (/^[A-Za-z]/.test(text)) return { kind: 'name', text: text.toUpperCase() };
    if (text === ',') throw new Mistake(mistakes.comma);
    if (!/^[\d.]/.test(text)) throw new Mistake(mistakes.otherSign(text));
    if (!decimal.test(text)) throw new Mistake(mistakes.noNumber(text));
    if (!inRange.test(text)) throw new Mistake(mistakes.longNumber);
    return { kind: 'number', text };
  });
}
