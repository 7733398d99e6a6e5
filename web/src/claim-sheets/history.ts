import { type Cells, over } from './draft-cells.ts';

/** Cells of a line before and after. */
export interface Turn {
  readonly before: Cells;
  readonly after: Cells;
}

/** One undo step: a typed value, a check mark, a whole paste. */
export type Step = Map<number, Turn>;

/** Limits the steps, so that a long day of typing does not fill a phone's memory. */
const most = 500;

/** The steps that can be undone and redone. Figures typed into one cell, key by key, are one step. */
export class History {
  #done: Step[] = [];
  #undone: Step[] = [];
  /** The cell that is being typed in; more typing there belongs to the same step. */
  #typing: string | undefined;
  #together: Step | undefined;

  get canUndo(): boolean {
    return this.#done.length > 0;
  }
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** A change the user made; `settles`: it is what the change before comes to, and belongs to it. */
  note(id: number, before: Cells, after: Cells, settles = false): void {
    const cell = `${id}.${after.columns.join()}`;
    this.#undone = [];
    if (this.#together) {
      add(this.#together, id, before, after);
      return;
    }
    const last = this.#done.at(-1);
    if (last && (this.#typing === cell || (settles && last.has(id)))) add(last, id, before, after);
    else this.#push(new Map([[id, { before, after }]]));
    this.#typing = cell;
  }

  /** Typing from here on is another step, even in the same cell. */
  rest(): void {
    this.#typing = undefined;
  }

  /** All that `change` does is one step, by which it can be undone even when others came after it. */
  together(change: () => void): Step {
    if (this.#together) {
      change();
      return this.#together;
    }
    const step: Step = new Map();
    this.#together = step;
    this.rest();
    try {
      change();
    } finally {
      this.#together = undefined;
      if (step.size > 0) this.#push(step);
    }
    return step;
  }

  /** Takes the last step off, or the one that is named, to be put back by `redo`. */
  undo(named = this.#done.at(-1)): Step | undefined {
    this.rest();
    const at = named ? this.#done.lastIndexOf(named) : -1;
    const [step] = at < 0 ? [] : this.#done.splice(at, 1);
    if (step) this.#undone.push(step);
    return step;
  }

  redo(): Step | undefined {
    this.rest();
    const step = this.#undone.pop();
    if (step) this.#done.push(step);
    return step;
  }

  #push(step: Step): void {
    this.#done.push(step);
    if (this.#done.length > most) this.#done.shift();
  }
}

function add(step: Step, id: number, before: Cells, after: Cells): void {
  const earlier = step.get(id);
  if (!earlier) step.set(id, { before, after });
  else step.set(id, { before: over(before, earlier.before), after: over(earlier.after, after) });
}
