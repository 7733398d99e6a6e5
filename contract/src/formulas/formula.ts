import { calculate, type Fraction, fractionOf, hundredthsOf, negative } from './fraction.ts';
import { Mistake, mistakes } from './mistakes.ts';
import { type FormulaFigures, type FormulaName, isFormulaName } from './names.ts';
import { type Token, tokensOf } from './tokens.ts';

const longest = 80;
const deepest = 16;
const most = 99_999_900n;

/** A name's value; null where it may be any, as in a template. */
type ValueOf = (name: FormulaName) => Fraction | null;

const anyRoom: ValueOf = () => null;

/** As it is stored: trimmed, without the equals sign it may begin with. */
export const trimmedFormula = (typed: string): string => typed.trim().replace(/^=/, '').trim();

/** As it is printed: in capitals, without spaces. */
export const printedFormula = (formula: string): string => formula.replaceAll(/\s/g, '').toUpperCase();

/** What is wrong with a formula whichever room it is for; undefined if nothing is. */
export function mistakeIn(formula: string): string | undefined {
  const read = attempt(formula, anyRoom);
  return 'mistake' in read ? read.mistake : undefined;
}

/**
 * A formula's value with the figures of a room: computed exactly and rounded once, half up, to two decimals.
 * @returns the value, or the sentence about the first mistake from the left
 */
export function formulaValue(
  formula: string,
  figures: FormulaFigures,
): { readonly value: number } | { readonly mistake: string } {
  const read = attempt(formula, (name) => {
    const figure = name === 'EA' ? 1 : figures[name];
    if (figure == null) throw new Mistake(mistakes.notKnown(name));
    return { n: BigInt(Math.round(figure * 100)), d: 100n };
  });
  return 'mistake' in read ? read : { value: Number(read.hundredths) / 100 };
}

function attempt(formula: string, figure: ValueOf): { hundredths: bigint | null } | { mistake: string } {
  try {
    return { hundredths: result(formula, figure) };
  } catch (error) {
    if (error instanceof Mistake) return { mistake: error.message };
    throw error;
  }
}

function result(typed: string, figure: ValueOf): bigint | null {
  const formula = trimmedFormula(typed);
  if (formula === '') throw new Mistake(mistakes.nothing);
  if (formula.length > longest) throw new Mistake(mistakes.long);
  const exact = evaluate(tokensOf(formula), figure);
  if (exact === null) return null;
  const hundredths = hundredthsOf(exact);
  if (hundredths < 0n) throw new Mistake(mistakes.below);
  if (hundredths > most) throw new Mistake(mistakes.above);
  return hundredths;
}

/** Reads and computes in one pass, so that the first mistake from the left is the one that is found. */
function evaluate(tokens: readonly Token[], figure: ValueOf): Fraction | null {
  let at = 0;
  let depth = 0;
  const next = () => tokens[at]?.text;

  const chain = (signs: readonly string[], operand: () => Fraction | null) => {
    let value = operand();
    for (let sign = next(); sign !== undefined && signs.includes(sign); sign = next()) {
      at += 1;
      value = joined(sign as '+' | '-' | '*' | '/', value, operand());
    }
    return value;
  };
  const expression = (): Fraction | null => chain(['+', '-'], term);
  const term = () => chain(['*', '/'], factor);

  /** Within one more parenthesis or minus sign. */
  const deeper = (inner: () => Fraction | null) => {
    depth += 1;
    if (depth > deepest) throw new Mistake(mistakes.deep);
    const value = inner();
    depth -= 1;
    return value;
  };
  const parenthesis = () => {
    const value = expression();
    if (next() === undefined) throw new Mistake(mistakes.open);
    if (next() !== ')') throw new Mistake(mistakes.noSign(next()!));
    at += 1;
    return value;
  };

  const factor = (): Fraction | null => {
    const token = tokens[at];
    const before = tokens[at - 1]?.text;
    at += 1;
    if (token?.kind === 'number') return fractionOf(token.text);
    if (token?.kind === 'name') {
      if (!isFormulaName(token.text)) throw new Mistake(mistakes.unknown(token.text));
      return figure(token.text);
    }
    if (token?.text === '(') return deeper(parenthesis);
    if (token?.text === '-') return deeper(() => minus(factor()));
    if (before !== undefined) throw new Mistake(mistakes.missingAfter(before));
    throw new Mistake(token!.text === ')' ? mistakes.closed : mistakes.missingBefore(token!.text));
  };

  const value = expression();
  const rest = next();
  if (rest === undefined) return value;
  throw new Mistake(rest === ')' ? mistakes.closed : mistakes.noSign(rest));
}

const minus = (value: Fraction | null) => value && negative(value);

/** A divisor of 0 is a mistake even where the other side may be anything. */
function joined(sign: '+' | '-' | '*' | '/', a: Fraction | null, b: Fraction | null): Fraction | null {
  if (sign === '/' && b?.n === 0n) throw new Mistake(mistakes.byZero);
  return a && b && calculate(sign, a, b);
}
