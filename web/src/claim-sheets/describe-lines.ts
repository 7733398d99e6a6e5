import { type ClaimSheetData, toSheetRows } from '@tidemark/contract/claim-sheets/sheet';
import { isolated } from '../ui/format/isolated.ts';
import { filledGroups } from './filled-lines.ts';
import { nameOf } from './line-name.ts';
import { lineIds } from './lines.ts';

/** Names this many lines, then counts the rest. */
const named = 3;

/** What a save makes of a claim sheet: "Carpet, Heavy 399 SF. Blinds cleared. 4 more lines". */
export function describeLines(data: unknown): string {
  const rows = toSheetRows((data ?? {}) as ClaimSheetData);
  const filled = new Map(
    filledGroups(rows)
      .flatMap(({ lines }) => lines)
      .map((line) => [line.id, line]),
  );
  const ids = lineIds.filter((id) => rows[id]);
  const words = ids.slice(0, named).map((id) => {
    const line = filled.get(id);
    if (!line) return `${isolated(nameOf(id, rows[id]!))} cleared`;
    return [isolated(line.name), [line.figures, line.ticks].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(' ');
  });
  const more = ids.length - words.length;
  if (more > 0) words.push(more === 1 ? '1 more line' : `${more} more lines`);
  return words.join('. ');
}
