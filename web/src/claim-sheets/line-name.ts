import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import { copy } from './copy.ts';
import { lineOf } from './lines.ts';

/** What a line is called: its title, or the name given to a custom line. */
export function nameOf(id: number, values: RowValues): string {
  return lineOf(id).title || values.title || copy.customLine;
}
