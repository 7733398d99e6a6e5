import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { isFilled } from '@tidemark/contract/claim-sheets/filled';
import { mergeRow, type RowValues, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import { sameValue } from '../../drafts/steady.ts';

/** What happens to a line that is filled in both sheets. */
export type WhenFilled = 'keep' | 'replace';

export interface PlannedCopy {
  /** What to save: of each line that is copied, every column it has and null for those it loses. */
  change: SheetRows;
  /** How many lines stay as they are because they are filled. */
  kept: number;
}

/** Plans the changes of copying lines into a sheet. Identical lines count neither as copied nor as kept. */
export function planCopy(target: SheetRows, lines: SheetRows, whenFilled: WhenFilled): PlannedCopy {
  const change: SheetRows = {};
  const places = new Set<number>();
  let kept = 0;
  for (const [key, values] of Object.entries(lines)) {
    const id = placeOf(Number(key), values, target, places);
    const found = target[id];
    places.add(id);
    if (found && sameValue(found, values)) continue;
    if (isTaken(id, values, found) && whenFilled === 'keep') kept++;
    else change[id] = { ...cleared(found), ...values };
  }
  return { change, kept };
}

/**
 * Plans the undo of a copy. A line changed since then is left alone.
 * @param now the sheet as it stands
 */
export function undoCopy(before: SheetRows, change: SheetRows, now: SheetRows): SheetRows {
  return Object.fromEntries(
    Object.entries(change).flatMap(([key, values]) => {
      const id = Number(key);
      const copied = mergeRow(before[id], values);
      return sameValue(now[id] ?? {}, copied) ? [[id, { ...cleared(copied), ...before[id] }]] : [];
    }),
  );
}

/**
 * Where a line goes. A custom line that stands somewhere in its group already stays there, so that copying twice changes
 * nothing. Where its own place has one of another name, it goes to one that has its name or none, if no other went there.
 */
function placeOf(id: number, values: RowValues, rows: SheetRows, places: ReadonlySet<number>): number {
  const line = catalogue.get(id);
  const fits = (place: number) => !isTaken(place, values, rows[place]) || rows[place]?.title === values.title;
  if (line?.title !== '') return id;
  const others = line.section.rows.filter((row) => row.title === '' && !places.has(row.fieldMasterId));
  const standing = others.find(({ fieldMasterId }) => sameValue(rows[fieldMasterId] ?? {}, values));
  if (standing) return standing.fieldMasterId;
  if (fits(id) && !places.has(id)) return id;
  const fitting = others.find((row) => fits(row.fieldMasterId));
  if (fitting) return fitting.fieldMasterId;
  return places.has(id) ? (others[0]?.fieldMasterId ?? id) : id;
}

function isTaken(id: number, values: RowValues, found: RowValues | undefined): boolean {
  const renames = catalogue.get(id)?.title === '' && Boolean(found?.title) && found?.title !== values.title;
  return isFilled(found) || renames;
}

const cleared = (values: RowValues = {}): RowValues =>
  Object.fromEntries(Object.keys(values).map((column) => [column, null]));
