import { type Dimensions, wholeRoom } from '@tidemark/contract/claim-sheets/quantities';
import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import { sourcesOf } from '@tidemark/contract/claim-sheets/sources';
import { cellsHolding, figureText, figureWords } from './outdated.ts';

/**
 * The quantity a ticked All stands for on a line that has none; it is shown, never saved. A line of two lengths shows
 * it in the one that stands beside All.
 */
export function allStandsFor(id: number, line: RowValues, room: Dimensions) {
  const whole = wholeRoom(id, line, room);
  const key = [...sourcesOf(id).keys()].at(-1);
  if (!whole || !key) return null;
  const values = cellsHolding(key, whole.value);
  return { values, text: figureText(id, key, values), spoken: figureWords(id, key, values) };
}
