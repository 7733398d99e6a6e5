import { steady } from './steady.ts';

export interface DraftClock {
  /** Runs once after that many milliseconds; the result cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const timers: DraftClock = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** How a record takes changes, and when they are written. */
export interface DraftRules<R extends object, C extends object> {
  /** The record with a change over it. */
  lay(record: R, change: C): R;
  /** Two changes as one; the later one wins. */
  join(earlier: C, later: C): C;
  /** The part of a change that the record does not have yet; undefined if it has all of it. */
  news(record: R, change: C): C | undefined;
  /** How long typing gathers before it is written, from the first key or from the last one. */
  pause: { ms: number; from: 'first' | 'last' };
}

/** Failed writes retry after this long. */
const retryPause = 3_000;

/**
 * A record being typed in: what the device holds, with the changes that gather and those being written over it. What a
 * failed write could not put on the device is kept and retried. It renders nothing: whoever shows it reads `shown`.
 */
export class Draft<R extends object, C extends object> {
  #record: R;
  #shown: R;
  #typed: C | undefined;
  #writing: readonly C[] = [];
  #lastWrite = Promise.resolve(true);
  #gathers = false;
  #callOff: (() => void) | undefined;
  #failure: unknown;
  #savedAt: Date | undefined;
  readonly #write: (change: C) => Promise<void>;
  readonly #rules: DraftRules<R, C>;
  readonly #clock: DraftClock;
  readonly #tell: () => void;

  /** `tell` runs when a write begins and when it ends, whether it succeeded or not. */
  constructor(
    record: R,
    write: (change: C) => Promise<void>,
    rules: DraftRules<R, C>,
    clock: DraftClock,
    tell: () => void,
  ) {
    this.#record = record;
    this.#shown = record;
    this.#write = write;
    this.#rules = rules;
    this.#clock = clock;
    this.#tell = tell;
  }

  /** As the device holds it. */
  get record(): R {
    return this.#record;
  }
  /** With all that is not on the device yet. Parts that stay the same stay the same objects. */
  get shown(): R {
    return this.#shown;
  }
  /** Why the last write failed, until one succeeds. */
  get failure(): unknown {
    return this.#failure;
  }
  get savedAt(): Date | undefined {
    return this.#savedAt;
  }
  get isSaved(): boolean {
    return this.#layers.length === 0;
  }

  /** What is not on the device yet. */
  unsaved(): C | undefined {
    return this.isSaved ? undefined : this.#layers.reduce(this.#rules.join);
  }

  /** A key or a choice: written after the pause, or by the next flush. */
  change(change: C): void {
    const { join, lay, pause } = this.#rules;
    this.#typed = this.#typed ? join(this.#typed, change) : change;
    this.#shown = lay(this.#shown, change);
    if (this.#gathers && pause.from === 'first') return;
    this.#gathers = true;
    this.#flushAfter(pause.ms);
  }

  /** Takes the record as the device holds it now. */
  receive(record: R): void {
    this.#record = record;
    this.#layAgain();
  }

  /** Writes what has gathered. @returns whether it is on the device */
  flush(): Promise<boolean> {
    this.#callOff?.();
    this.#gathers = false;
    const typed = this.#typed;
    this.#typed = undefined;
    const change = typed && this.#rules.news(this.#writing.reduce(this.#rules.lay, this.#record), typed);
    if (change) {
      this.#writing = [...this.#writing, change];
      this.#lastWrite = this.#put(change);
    }
    if (this.isSaved) this.#failure = undefined;
    if (change !== typed) this.#layAgain();
    if (typed) this.#tell();
    return this.#writing.length > 0 ? this.#lastWrite : Promise.resolve(true);
  }

  async #put(change: C): Promise<boolean> {
    try {
      await this.#write(change);
      this.#record = this.#rules.lay(this.#record, change);
      this.#failure = undefined;
      this.#savedAt = new Date();
      return true;
    } catch (error) {
      // What came later is newer, even if it is still being written.
      const later = this.#layers.slice(this.#writing.indexOf(change) + 1);
      this.#typed = [change, ...later].reduce(this.#rules.join);
      this.#failure = error;
      this.#gathers = false;
      this.#flushAfter(retryPause);
      return false;
    } finally {
      this.#writing = this.#writing.filter((one) => one !== change);
      this.#tell();
    }
  }

  get #layers(): readonly C[] {
    return this.#typed ? [...this.#writing, this.#typed] : this.#writing;
  }

  #layAgain(): void {
    this.#shown = steady(this.#shown, this.#layers.reduce(this.#rules.lay, this.#record));
  }

  #flushAfter(ms: number): void {
    this.#callOff?.();
    this.#callOff = this.#clock.after(ms, () => {
      // On a device slower than the typist, keys gather while those before them are being written.
      if (this.#writing.length > 0) this.#flushAfter(this.#rules.pause.ms);
      else void this.flush();
    });
  }
}
