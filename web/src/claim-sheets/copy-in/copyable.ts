import { catalogue } from '@tidemark/contract/claim-sheets/catalogue';
import { cellsHolding } from '@tidemark/contract/claim-sheets/computed';
import { isFilled } from '@tidemark/contract/claim-sheets/filled';
import { cellsOfFormula, formulaKeys } from '@tidemark/contract/claim-sheets/formulas';
import type { Dimensions } from '@tidemark/contract/claim-sheets/quantities';
import type { RowValues, SheetRows } from '@tidemark/contract/claim-sheets/row';
import { cellsOfSource, sourceKeys } from '@tidemark/contract/claim-sheets/sources';
import { formulaValue } from '@tidemark/contract/formulas/formula';
import { figuresOfRoom, type Measured } from '@tidemark/contract/sketch/figures-of-room';

/** The first line of Room Information is the room itself: its name, size and wet areas. */
const theRoom = 1;

/** Whether a sheet has values that fit only its own room: its size and values based on it. */
export function hasRoomFacts(rows: SheetRows): boolean {
  return Object.entries(rows).some(
    ([id, values]) =>
      (Number(id) === theRoom && isFilled(nameless(values))) || sourceKeys.some((key) => values[key] != null),
  );
}

/** The filled lines of a sheet another room can take; its size and the figures taken from that only when asked for. */
export function copyable(rows: SheetRows, { withRoomFacts }: { withRoomFacts: boolean }): SheetRows {
  const lines = Object.entries(rows).flatMap(([key, values]) => {
    const id = Number(key);
    const kept = id === theRoom ? nameless(values) : values;
    const taken = withRoomFacts ? kept : withoutRoomFacts(id, kept);
    return isFilled(taken) ? [[id, taken] as const] : [];
  });
  return Object.fromEntries(lines);
}

/**
 * Lines with their formulas computed in the room they come to. A value that cannot be computed there would be that of
 * another room: it is left out.
 */
export function computedIn(rows: SheetRows, room: Measured): SheetRows {
  const figures = figuresOfRoom(room);
  const lines = Object.entries(rows).flatMap(([id, values]) => {
    const own = formulaKeys.filter((key) => values[key] != null);
    if (own.length === 0) return [[id, values] as const];
    const line: RowValues = { ...values };
    for (const key of own) {
      const computed = formulaValue(values[key]!, figures);
      for (const column of [...cellsOfFormula[key], key]) delete line[column];
      if ('value' in computed) Object.assign(line, cellsHolding(key, computed.value), { [key]: values[key] });
    }
    return isFilled({ ...line, afterHrs: null }) ? [[id, line] as const] : [];
  });
  return Object.fromEntries(lines);
}

/** The lines a template keeps: none about the room itself, nor the rooms within it. */
export function templatable(rows: SheetRows): SheetRows {
  const lines = Object.entries(copyable(rows, { withRoomFacts: false }));
  return Object.fromEntries(
    lines.filter(([id]) => catalogue.get(Number(id))?.section.key !== 'roomInformation'),
  );
}

/**
 * The lines of a duplicate's sheet. A room of the same size takes them all, under its own name; of another size, it
 * takes what is true of it too.
 */
export function duplicateRows(
  rows: SheetRows,
  of: Dimensions & { name: string },
  made: Partial<Dimensions> & { name: string },
): SheetRows {
  const sizes = ['dimensionsLength', 'dimensionsWidth', 'dimensionsHeight'] as const;
  const sameSize = sizes.every((size) => (of[size] ?? 0) === (made[size] ?? 0));
  const copied = copyable(rows, { withRoomFacts: sameSize });
  const {
    dimensionsLength: length = null,
    dimensionsWidth: width = null,
    dimensionsHeight: height = null,
  } = made;
  const size = { dimensionsLength: length, dimensionsWidth: width, dimensionsHeight: height };
  const taken = sameSize ? copied : computedIn(copied, size);
  const named = rows[theRoom]?.roomName;
  if (!named) return taken;
  return { ...taken, [theRoom]: { ...taken[theRoom], roomName: named === of.name ? made.name : named } };
}

function nameless({ roomName: _, ...values }: RowValues): RowValues {
  return values;
}

/** A line whose figures all came from the room's size has nothing left to say, whatever hours it was done in. */
function withoutRoomFacts(id: number, values: RowValues): RowValues {
  if (id === theRoom) return {};
  const gone = new Set<string>(
    sourceKeys.filter((key) => values[key] != null).flatMap((key) => [key, ...cellsOfSource[key]]),
  );
  if (gone.size === 0) return values;
  const kept = Object.fromEntries(
    Object.entries(values).filter(([column]) => !gone.has(column)),
  ) as RowValues;
  return isFilled({ ...kept, afterHrs: null }) ? kept : {};
}
