import {
  isFilled,
  mergeRow,
  mergeRows,
  type RowValues,
  type SheetRows,
} from '@tidemark/contract/claim-sheets/row';
import { cellText, readCell } from './cell-text.ts';
import { type Column, lineIds } from './lines.ts';

/** One line as it stands on the screen. */
export interface Line {
  readonly values: RowValues;
  /** What was typed into cells that cannot be saved as they are. */
  readonly texts: Readonly<Partial<Record<Column, string>>>;
  /** Why, by column; a line the office refused has its reason under the column it names. */
  readonly errors: Readonly<Partial<Record<Column, string>>>;
}

export interface DraftClock {
  /** Runs once after that many milliseconds; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** After the pause it waits for a moment between two frames, so that a key pressed just then is not held up. */
const timers: DraftClock = {
  after(ms, run) {
    let idle: number | undefined;
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in globalThis)
        idle = requestIdleCallback(run, { timeout: longestWaitForIdle });
      else run();
    }, ms);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  },
};

const inputPause = 300;
const longestWaitForIdle = 200;
const totalsPause = 150;
const retryPause = 3_000;
const blank: Line = { values: {}, texts: {}, errors: {} };

type Listener = () => void;

/**
 * The sheet being typed in. Rows read their own line, totals hear of changes 150 ms later, and what is valid goes to
 * `save` 300 ms after the last key. Another device's values come in through `receive` and never replace unsaved ones.
 */
export class SheetDraft {
  #saved: SheetRows = {};
  #leaving: SheetRows = {};
  #waiting: SheetRows = {};
  #typed = new Map<
    number,
    { texts: Partial<Record<Column, string>>; errors: Partial<Record<Column, string>> }
  >();
  #refused: ReadonlyMap<number, Partial<Record<Column, string>>> = new Map();
  #lines = new Map<number, Line>();
  #lineListeners = new Map<number, Set<Listener>>();
  #totalListeners = new Set<Listener>();
  #filled: ReadonlySet<number> = new Set();
  #callOffSave: (() => void) | undefined;
  #callOffTotals: (() => void) | undefined;
  #saving: Promise<void> | undefined;
  #failure: string | undefined;
  #savedAt: Date | undefined;
  readonly #save: (rows: SheetRows) => Promise<void>;
  readonly #clock: DraftClock;

  constructor(save: (rows: SheetRows) => Promise<void>, clock: DraftClock = timers) {
    this.#save = save;
    this.#clock = clock;
  }

  line = (id: number): Line => this.#lines.get(id) ?? blank;

  /** What the cell shows: the typed text where it could not be read, else its value. */
  text = (id: number, column: Column): string => {
    const line = this.line(id);
    return line.texts[column] ?? cellText(line.values, column);
  };

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
  savedAt = (): Date | undefined => this.#savedAt;
  failure = (): string | undefined => this.#failure;

  /** Lines with something that cannot be sent as it is. */
  troubled = (): number[] => lineIds.filter((id) => Object.keys(this.line(id).errors).length > 0);

  /** Takes what stands in a cell now. */
  enter(id: number, column: Column, entered: string | boolean): void {
    const read = readCell(id, column, entered);
    const typed = this.#typed.get(id) ?? { texts: {}, errors: {} };
    const { [column]: _text, ...texts } = typed.texts;
    const { [column]: _error, ...errors } = typed.errors;
    if ('error' in read) {
      this.#typed.set(id, {
        texts: { ...texts, [column]: String(entered) },
        errors: { ...errors, [column]: read.error },
      });
      this.#show(id);
      return;
    }
    if (Object.keys(texts).length > 0) this.#typed.set(id, { texts, errors });
    else this.#typed.delete(id);
    this.#wait(id, read.values);
  }

  /** Puts several cells of a line at once, as a room figure in feet and inches does. */
  put(id: number, values: RowValues): void {
    for (const [column, value] of Object.entries(values)) {
      this.enter(id, column as Column, typeof value === 'boolean' ? value : String(value ?? ''));
    }
  }

  /** The sheet as the device holds it now. */
  receive(rows: SheetRows): void {
    const before = this.#saved;
    this.#saved = rows;
    for (const id of lineIds) {
      if (before[id] !== rows[id] && !same(before[id], rows[id])) this.#show(id);
    }
    this.#count();
  }

  /** What the office refused of this sheet, by line and column. */
  refuse(lines: ReadonlyMap<number, Partial<Record<Column, string>>>): void {
    const touched = new Set([...this.#refused.keys(), ...lines.keys()]);
    this.#refused = lines;
    for (const id of touched) this.#show(id);
    this.#tell();
  }

  /** Saves what is waiting now; resolves when it is on the device, or when that failed and `failure` says why. */
  async flush(): Promise<void> {
    this.#callOffSave?.();
    this.#callOffSave = undefined;
    while (this.#saving) await this.#saving;
    if (Object.keys(this.#waiting).length === 0) return;
    this.#saving = this.#saveWaiting();
    await this.#saving;
  }

  async #saveWaiting(): Promise<void> {
    this.#leaving = this.#waiting;
    this.#waiting = {};
    try {
      await this.#save(this.#leaving);
      this.#saved = mergeRows(this.#saved, this.#leaving);
      this.#failure = undefined;
      this.#savedAt = new Date();
    } catch (error) {
      this.#waiting = joined(this.#leaving, this.#waiting);
      this.#failure = error instanceof Error ? error.message : String(error);
      this.#saveAfter(retryPause);
    } finally {
      this.#leaving = {};
      this.#saving = undefined;
      this.#tell();
    }
  }

  #wait(id: number, values: RowValues): void {
    this.#waiting = { ...this.#waiting, [id]: { ...this.#waiting[id], ...values } };
    this.#show(id);
    this.#saveAfter(inputPause);
    this.#callOffTotals?.();
    this.#callOffTotals = this.#clock.after(totalsPause, () => this.#count());
  }

  #saveAfter(pause: number): void {
    this.#callOffSave?.();
    this.#callOffSave = this.#clock.after(pause, () => void this.flush());
  }

  #show(id: number): void {
    const values = [this.#leaving[id], this.#waiting[id]].reduce<RowValues>(
      (row, change) => (change ? mergeRow(row, change) : row),
      this.#saved[id] ?? {},
    );
    const typed = this.#typed.get(id);
    const errors = { ...this.#refused.get(id), ...typed?.errors };
    this.#lines.set(id, { values, texts: typed?.texts ?? {}, errors });
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

function same(a: RowValues | undefined, b: RowValues | undefined): boolean {
  const keys = new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})]) as Set<keyof RowValues>;
  return [...keys].every((key) => (a?.[key] ?? null) === (b?.[key] ?? null));
}

/** Two unsaved changes one after the other; unlike a merge, a cleared cell stays in it so that it is saved as cleared. */
function joined(earlier: SheetRows, later: SheetRows): SheetRows {
  const ids = new Set([...Object.keys(earlier), ...Object.keys(later)].map(Number));
  return Object.fromEntries([...ids].map((id) => [id, { ...earlier[id], ...later[id] }]));
}
