import { fromFeet } from '@tidemark/contract/claim-sheets/computed';
import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import { carry, parseFeetInches } from './feet-inches.ts';
import { type FigureColumn, pairOf } from './lines.ts';

const decimals = /^\d*\.\d{1,2}$/;

/**
 * What was typed into one cell of a length comes to in both of them: 12'6" and 12.5 in the cell of the feet are 12 ft
 * 6 in, 14 in the cell of the inches is 1 ft 2 in more.
 * @returns undefined where the text stands in its cell as it is
 */
export function settledLength(column: FigureColumn, text: string, line: RowValues): RowValues | undefined {
  const pair = pairOf(column);
  if (!pair) return undefined;
  const typed = text.trim();
  const inFeet = column === pair.ft;
  const whole =
    parseFeetInches(typed) ?? (inFeet && decimals.test(typed) ? fromFeet(Number(typed)) : undefined);
  if (whole) return { [pair.ft]: whole.ft, [pair.in]: whole.in };
  const inches = inFeet ? Number.NaN : (typedNumber(typed) ?? Number.NaN);
  if (!(inches >= 12)) return undefined;
  const feet = line[pair.ft];
  const length = carry({ ft: typeof feet === 'number' ? feet : null, in: inches });
  return { [pair.ft]: length.ft, [pair.in]: length.in };
}
