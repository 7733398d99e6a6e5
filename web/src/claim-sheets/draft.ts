import { isFilled } from '@tidemark/contract/claim-sheets/filled';
import type { FormulaKey } from '@tidemark/contract/claim-sheets/formulas';
import { joinRows, mergeRows, type RowValues, type SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { FormulaFigures } from '@tidemark/contract/formulas/names';
import { figuresOfRoom, type Measured } from '@tidemark/contract/sketch/figures-of-room';
import { betweenFrames } from '../drafts/between-frames.ts';
import { Draft, type DraftClock, type DraftRules } from '../drafts/draft.ts';
import { explain, isCutOff, isStorageFull } from '../offline/faults/index.ts';

import { copy } from './copy.ts';
import {
  cellsOf,
  isCell,
  isFormulaText,
  readCell,
  reasons,
  type Texts,
  textOf,
  withOrigins,
} from './draft-cells.ts';
import { History, type Step } from './history.ts';
import { type Column, lineIds } from './lines.ts';
import { type CellName, putBackOf } from './put-back.ts';

/** One line as it stands on the screen. */
export interface Line {
  readonly values: RowValues;
  /** Invalid text typed into cells. */
  readonly texts: Readonly<Texts>;
  /** Why, by column; a line the office refused has its reason under the column it names. */
  readonly errors: Readonly<Texts>;
}

/** Changes that are not on the device yet, with the values before them. */
export interface UnsavedRows {
  rows: SheetRows;
  before: SheetRows;
}

const inputPause = 300;
const rules: DraftRules<SheetRows, SheetRows> = {
  lay: mergeRows,
  join: joinRows,
  news: (_, change) => change,
  pause: { ms: inputPause, from: 'last' },
};
const totalsPause = 150;
const blank: Line = { values: {}, texts: {}, errors: {} };

type Listener = () => void;

/**
 * The sheet being typed in. Rows read their own line, totals hear of changes 150 ms later, and what is valid goes to
 * `save` 300 ms after the last key. Another device's values come in through `receive` and never replace unsaved ones.
 */
export class SheetDraft {
  readonly #rows: Draft<SheetRows, SheetRows>;
  readonly #history = new History();
  readonly #clock: DraftClock;
  #typed = new Map<number, Texts>();
  #refused: ReadonlyMap<number, Texts> = new Map();
  #lines = new Map<number, Line>();
  #lineListeners = new Map<number, Set<Listener>>();
  #totalListeners = new Set<Listener>();
  #filled: ReadonlySet<number> = new Set();
  #figures: FormulaFigures = {};
  #callOffTotals: (() => void) | undefined;

  constructor(save: (rows: SheetRows) => Promise<void>, clock: DraftClock = betweenFrames) {
    this.#clock = clock;
    this.#rows = new Draft({}, save, rules, clock, () => this.#tell());
  }

  line = (id: number): Line => this.#lines.get(id) ?? blank;

  text = (id: number, column: Column): string => textOf(this.line(id), column);

  subscribeLine = (id: number, listener: Listener): (() => void) => {
    const listeners = this.#lineListeners.get(id) ?? new Set();
    this.#lineListeners.set(id, listeners.add(listener));
    return () => listeners.delete(listener);
  };

  /** Hears of filled lines, saves and failures, at most every 150 ms while typing. */
  subscribeTotals = (listener: Listener): (() => void) => {
    this.#totalListeners.add(listener);
    return () => this.#totalListeners.delete(listener);
  };
  filled = (): ReadonlySet<number> => this.#filled;
  savedAt = (): Date | undefined => this.#rows.savedAt;
  isSaved = (): boolean => this.#rows.isSaved;
  failure = (): string | undefined => {
    const { failure } = this.#rows;
    if (failure === undefined) return undefined;
    if (isCutOff(failure)) return copy.notSavedYet;
    return copy.notSaved(isStorageFull(failure) ? copy.noRoom : explain(failure));
  };
  canUndo = (): boolean => this.#history.canUndo;
  canRedo = (): boolean => this.#history.canRedo;

  /** Lines with invalid cells. */
  troubled = (): number[] => lineIds.filter((id) => Object.keys(this.line(id).errors).length > 0);

  /** Takes what stands in a cell now. */
  enter(id: number, column: Column, entered: string | boolean): void {
    if (typeof entered === 'boolean') this.rest();
    const read = readCell(id, column, entered, this.#figures);
    if ('error' in read) this.#change(id, [column], {}, { [column]: String(entered) });
    else this.#change(id, [column], read.values);
  }

  /** Puts several cells of a line at once, as a room figure in feet and inches does. */
  put(id: number, values: RowValues): void {
    this.rest();
    this.#put(id, values, false);
    this.rest();
  }

  /** Puts what the cells just typed in come to, such as 12 ft 6 in for 12.5 ft; it is undone together with the typing. */
  settle(id: number, values: RowValues): void {
    this.#put(id, values, true);
  }

  /** Puts a cell back to what it was in an earlier state of its line. */
  putBack(id: number, column: Column, line: Line): void {
    const isComputed = (key: FormulaKey) => line.values[key] != null || this.line(id).values[key] != null;
    const { columns, values, texts } = cellsOf(withOrigins(id, [column], isComputed), line);
    const back = columns.map((key) => [key, values[key] ?? null] as const);
    this.#change(id, columns, Object.fromEntries(back), texts);
  }

  /** All that `change` does to the sheet is undone and redone at once. @returns the step, for `undo` to name it */
  together(change: () => void): Step {
    return this.#history.together(change);
  }

  /** On blur, so that the next typing is its own undo step. */
  rest(): void {
    this.#history.rest();
  }

  /**
   * Takes the last change back, or just the one that is named, in every cell that still holds it.
   * @returns the first cell that was put back
   */
  undo(named?: Step): CellName | undefined {
    let asked = false;
    const next = () => {
      if (named && asked) return undefined;
      asked = true;
      return this.#history.undo(named);
    };
    return this.#go(next, 'after', 'before');
  }

  redo(): CellName | undefined {
    return this.#go(() => this.#history.redo(), 'before', 'after');
  }

  /** The room as it is now. Formulas that waited for its size are entered; those that have a value keep it. */
  measure(room: Measured): void {
    this.#figures = figuresOfRoom(room);
    for (const [id, texts] of this.#typed) {
      const waiting = Object.entries(texts).filter(([, text]) => isFormulaText(text)) as [Column, string][];
      for (const [column, text] of waiting) this.enter(id, column, text);
    }
  }

  /** The sheet as the device holds it now. */
  receive(rows: SheetRows): void {
    const before = this.#rows.shown;
    this.#rows.receive(rows);
    const { shown } = this.#rows;
    const ids = new Set([...Object.keys(before), ...Object.keys(shown)].map(Number));
    for (const id of ids) if (before[id] !== shown[id]) this.#show(id);
    this.#count();
  }

  /** What a page that goes away now could lose, for `takeUp` when the sheet is opened again. */
  unsaved = (): UnsavedRows | undefined => {
    const rows = this.#rows.unsaved();
    if (!rows) return undefined;
    const ids = Object.keys(rows).map(Number);
    return { rows, before: Object.fromEntries(ids.map((id) => [id, this.#rows.record[id] ?? {}])) };
  };

  /** Cells that were saved and changed since then stay. */
  takeUp({ rows, before }: UnsavedRows): void {
    for (const [key, values] of Object.entries(rows)) {
      const id = Number(key);
      const held = this.#rows.record[id] ?? {};
      const cells = Object.entries(values) as [keyof RowValues, never][];
      const still = cells.filter(([column]) => (held[column] ?? null) === (before[id]?.[column] ?? null));
      if (still.length > 0) this.#rows.change({ [id]: Object.fromEntries(still) });
      this.#show(id);
    }
    this.#count();
  }

  /** What the office refused of this sheet, by line and column. */
  refuse(lines: ReadonlyMap<number, Texts>): void {
    const touched = new Set([...this.#refused.keys(), ...lines.keys()]);
    this.#refused = lines;
    for (const id of touched) this.#show(id);
    this.#tell();
  }

  /** Saves what is waiting now; resolves when it is on the device, or when that failed and `failure` says why. */
  flush = (): Promise<boolean> => this.#rows.flush();

  /** Figures out of their range are kept in their cells with the reason, like typed ones. */
  #put(id: number, values: RowValues, settles: boolean): void {
    const columns = Object.keys(values) as (keyof RowValues)[];
    const texts: Texts = {};
    for (const column of columns.filter(isCell)) {
      const entered = typeof values[column] === 'boolean' ? values[column] : String(values[column] ?? '');
      if ('error' in readCell(id, column, entered, this.#figures)) texts[column] = String(entered);
    }
    const wrong = Object.keys(texts).length > 0;
    this.#change(id, columns, wrong ? {} : values, texts, settles);
  }

  /** What a person typed into cells of a line: values, or the text of a cell that is no value. */
  #change(
    id: number,
    named: readonly (keyof RowValues)[],
    values: RowValues,
    texts: Texts = {},
    settles = false,
  ) {
    const now = this.line(id);
    const formulaTyped = Object.values(texts).some(isFormulaText);
    const columns = withOrigins(id, named, (key) =>
      [formulaTyped || null, values[key], now.values[key]].some((formula) => formula != null),
    );
    const before = cellsOf(columns, this.line(id));
    this.#set(id, columns, values, texts);
    this.#history.note(id, before, cellsOf(columns, this.line(id)), settles);
  }

  #set(id: number, columns: readonly (keyof RowValues)[], values: RowValues, texts: Texts): void {
    const others = Object.entries(this.#typed.get(id) ?? {}).filter(
      ([column]) => !columns.includes(column as Column),
    );
    const typed = { ...Object.fromEntries(others), ...texts };
    if (Object.keys(typed).length > 0) this.#typed.set(id, typed);
    else this.#typed.delete(id);
    if (Object.keys(values).length > 0) this.#rows.change({ [id]: values });
    this.#show(id);
    this.#callOffTotals?.();
    this.#callOffTotals = this.#clock.after(totalsPause, () => this.#count());
  }

  #go(next: () => Step | undefined, from: 'before' | 'after', to: 'before' | 'after'): CellName | undefined {
    for (let step = next(); step; step = next()) {
      const entries = [...step].flatMap(([id, turn]) => putBackOf(id, turn[from], turn[to], this.line(id)));
      for (const { cell, columns, values, texts } of entries) this.#set(cell.id, columns, values, texts);
      if (entries[0]) return entries[0].cell;
    }
    return undefined;
  }

  #show(id: number): void {
    const texts = this.#typed.get(id) ?? {};
    const errors = { ...this.#refused.get(id), ...reasons(id, texts, this.#figures) };
    this.#lines.set(id, { values: this.#rows.shown[id] ?? {}, texts, errors });
    for (const listener of this.#lineListeners.get(id) ?? []) listener();
  }

  #count(): void {
    this.#callOffTotals?.();
    this.#callOffTotals = undefined;
    const filled = new Set(lineIds.filter((id) => isFilled(this.line(id).values)));
    if (filled.size !== this.#filled.size || [...filled].some((id) => !this.#filled.has(id))) {
      this.#filled = filled;
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#totalListeners) listener();
  }
}
