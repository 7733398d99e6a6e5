import { Draft, type DraftClock, type DraftRules } from '../../drafts/draft.ts';
import type { plan } from '../../offline/outbox/index.ts';

/** From the last key, so that it is on the device 300 ms after it; and from the first reading, however fast one types. */
const [pause, longest] = [150, 2_000];
export type Reading = ReturnType<typeof plan>;
type Readings = readonly Reading[];
const rules: DraftRules<Readings, Readings> = {
  lay: (written) => written,
  join: (earlier, later) => [...earlier, ...later],
  news: (_, readings) => (readings.length > 0 ? readings : undefined),
  pause: { ms: pause, from: 'last' },
};

/** The readings of a pad that are to be kept: together in a pause of the typing. What could not be kept is tried again. */
export class ReadingsDraft {
  readonly #draft: Draft<Readings, Readings>;
  readonly #clock: DraftClock;
  #callOff: (() => void) | undefined;

  constructor(write: (readings: Readings) => Promise<void>, clock: DraftClock) {
    this.#clock = clock;
    const begin = (readings: Readings) => {
      this.#callOff?.();
      this.#callOff = undefined;
      return write(readings);
    };
    this.#draft = new Draft([], begin, rules, clock, () => {});
  }

  keep(reading: Reading): void {
    this.#callOff ??= this.#clock.after(longest, () => void this.flush());
    this.#draft.change([reading]);
  }

  /** A key: writing now would delay the next one. */
  pressed(): void {
    if (!this.#draft.isSaved) this.#draft.change([]);
  }

  flush = (): Promise<boolean> => this.#draft.flush();
}
