import {
  joinRow,
  joinRows,
  mergeRow,
  mergeRows,
  type RowValues,
  type SheetRows,
} from '@tidemark/contract/claim-sheets/row';
import { explain, isStorageFull } from '../offline/faults/index.ts';
import { whenIdle } from '../offline/store/index.ts';
import { copy } from './copy.ts';

export interface DraftClock {
  /** Runs once after that many milliseconds; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** After the pause it waits for a moment between two frames, so that a key pressed just then is not held up. */
export const timers: DraftClock = {
  after(ms, run) {
    let callOff = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      callOff = whenIdle(run);
    }, ms);
    return () => callOff();
  },
};

/** Changes not saved on the device yet, with the previous values. */
export interface UnsavedRows {
  rows: SheetRows;
  before: SheetRows;
}

const inputPause = 300;
const retryPause = 3_000;

/**
 * The values of the sheet: what the device holds, with what is on its way there and what waits for the input pause
 * laid over it. A save that fails keeps its rows and is tried again.
 */
export class DraftRows {
  #saved: SheetRows = {};
  #leaving: SheetRows = {};
  #waiting: SheetRows = {};
  #callOff: (() => void) | undefined;
  #saving: Promise<void> | undefined;
  #failure: string | undefined;
  #savedAt: Date | undefined;
  readonly #save: (rows: SheetRows) => Promise<void>;
  readonly #clock: DraftClock;
  readonly #tell: () => void;

  /** `tell` is called when a save begins and when it ends, whether it went well or not. */
  constructor(save: (rows: SheetRows) => Promise<void>, clock: DraftClock, tell: () => void) {
    this.#save = save;
    this.#clock = clock;
    this.#tell = tell;
  }

  get failure(): string | undefined {
    return this.#failure;
  }
  get savedAt(): Date | undefined {
    return this.#savedAt;
  }

  /** Nothing waits to be saved or is on its way. */
  get isSaved(): boolean {
    return this.#saving === undefined && Object.keys(this.#waiting).length === 0;
  }

  values(id: number): RowValues {
    return [this.#leaving[id], this.#waiting[id]].reduce<RowValues>(
      (row, change) => (change ? mergeRow(row, change) : row),
      this.#saved[id] ?? {},
    );
  }

  change(id: number, values: RowValues): void {
    this.#waiting = { ...this.#waiting, [id]: joinRow(this.#waiting[id], values) };
    this.#saveAfter(inputPause);
  }

  /** What a page that goes away now could lose. */
  unsaved(): UnsavedRows | undefined {
    const rows = joinRows(this.#leaving, this.#waiting);
    const ids = Object.keys(rows).map(Number);
    if (ids.length === 0) return undefined;
    return { rows, before: Object.fromEntries(ids.map((id) => [id, this.#saved[id] ?? {}])) };
  }

  /**
   * Restores what was unsaved when the page closed. Cells that were saved and changed since then stay. @returns the
   * lines
   */
  takeUp({ rows, before }: UnsavedRows): number[] {
    const ids = Object.keys(rows).map(Number);
    for (const id of ids) {
      const held = this.#saved[id] ?? {};
      const keys = Object.keys(rows[id] ?? {}) as (keyof RowValues)[];
      const still = keys.filter((key) => (held[key] ?? null) === (before[id]?.[key] ?? null));
      if (still.length > 0) this.change(id, Object.fromEntries(still.map((key) => [key, rows[id]?.[key]])));
    }
    return ids;
  }

  /** The sheet as the device holds it now. @returns the lines it has differently from before */
  receive(rows: SheetRows): number[] {
    const before = this.#saved;
    this.#saved = rows;
    const ids = new Set([...Object.keys(before), ...Object.keys(rows)].map(Number));
    return [...ids].filter((id) => before[id] !== rows[id] && !same(before[id], rows[id]));
  }

  async flush(): Promise<void> {
    this.#callOff?.();
    this.#callOff = undefined;
    while (this.#saving) await this.#saving;
    if (Object.keys(this.#waiting).length === 0) return;
    this.#saving = this.#saveWaiting();
    this.#tell();
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
      this.#waiting = joinRows(this.#leaving, this.#waiting);
      this.#failure = isStorageFull(error) ? copy.noRoom : explain(error);
      this.#saveAfter(retryPause);
    } finally {
      this.#leaving = {};
      this.#saving = undefined;
      this.#tell();
    }
  }

  #saveAfter(pause: number): void {
    this.#callOff?.();
    this.#callOff = this.#clock.after(pause, () => void this.flush());
  }
}

function same(a: RowValues = {}, b: RowValues = {}): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof RowValues>;
  return [...keys].every((key) => (a[key] ?? null) === (b[key] ?? null));
}
