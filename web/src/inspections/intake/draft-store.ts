import { changeDraft, joinChanges } from '@tidemark/contract/inspections/change-draft';
import type { Draft as Answers, DraftChange } from '@tidemark/contract/inspections/draft';
import { draftFields } from '@tidemark/contract/inspections/fields';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { missingInStepOne } from '@tidemark/contract/inspections/step-one';
import { Draft, type DraftRules, timers } from '../../drafts/draft.ts';
import { sameValue, steady } from '../../drafts/steady.ts';
import { isStorageFull } from '../../offline/faults/index.ts';

export type DraftField = keyof Answers;

export interface DraftView {
  /** The record on the device with newer answers merged in. */
  inspection: Inspection;
  /** What step 1 still needs: the message by field, in form order. */
  missing: ReadonlyMap<string, string>;
  /** Invalid text as typed, and why; the device has the last valid value. */
  invalid: ReadonlyMap<string, { value: unknown; message: string }>;
  /** Errors show once a field was left, or for all fields once Next was tried. */
  left: ReadonlySet<string>;
  tried: boolean;
  saving: 'saved' | 'saving' | 'failed';
  /** Why the last write failed, if known. */
  noRoom: boolean;
}

const rules: DraftRules<Inspection, DraftChange> = {
  lay: changeDraft,
  join: joinChanges,
  news(record, change) {
    const after = changeDraft(record, change);
    const changed = Object.entries(change).filter(
      ([field]) => !sameValue(record[field as DraftField], after[field as DraftField]),
    );
    return changed.length > 0 ? Object.fromEntries(changed) : undefined;
  },
  pause: { ms: 80, from: 'first' },
};

/** The answers of one open inspection between the form and the device. */
export class DraftStore {
  readonly #draft: Draft<Inspection, DraftChange>;
  #view: DraftView;
  readonly #listeners = new Set<() => void>();

  constructor(record: Inspection, write: (id: string, change: DraftChange) => Promise<void>) {
    this.#draft = new Draft(
      record,
      (change) => write(this.#draft.record.id, change),
      rules,
      timers,
      () => this.#show({}),
    );
    this.#view = {
      inspection: record,
      missing: missingOf(record),
      invalid: new Map(),
      left: new Set(),
      tried: false,
      saving: 'saved',
      noRoom: false,
    };
  }

  readonly view = (): DraftView => this.#view;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Takes the record as the device now holds it. */
  receive(record: Inspection) {
    this.#draft.receive(record);
    this.#show({});
  }

  /** A typed letter: cheap, and announced only after the pause. Other fields may change with it. */
  type<F extends DraftField>(field: F, value: unknown, along: DraftChange = {}) {
    const parsed = draftFields[field].safeParse(value);
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!;
      const message = issue.code === 'invalid_type' ? 'Enter a number.' : issue.message;
      this.#show({ invalid: new Map(this.#view.invalid).set(field, { value, message }) });
      return;
    }
    if (this.#view.invalid.has(field)) {
      const invalid = new Map(this.#view.invalid);
      invalid.delete(field);
      this.#show({ invalid });
    }
    this.#draft.change({ ...along, [field]: parsed.data });
    // Readers see it; nothing is rendered between a key and its paint.
    this.#view = { ...this.#view, ...this.#saving() };
  }

  /** A choice made: shown and written at once. */
  answer(change: DraftChange): Promise<boolean> {
    this.#draft.change(change);
    return this.#draft.flush();
  }

  flush = () => this.#draft.flush();
  unsaved = () => this.#draft.unsaved();
  takeUp = (typed: DraftChange) => this.#draft.change(typed);

  leave(field: string) {
    if (!this.#view.left.has(field)) this.#show({ left: new Set(this.#view.left).add(field) });
  }

  tryNext() {
    this.#show({ tried: true });
  }

  #saving(): Pick<DraftView, 'saving' | 'noRoom'> {
    const { failure, isSaved } = this.#draft;
    if (failure !== undefined) return { saving: 'failed', noRoom: isStorageFull(failure) };
    return { saving: isSaved ? 'saved' : 'saving', noRoom: false };
  }

  #show(part: Partial<DraftView>) {
    const inspection = steady(this.#view.inspection, this.#draft.shown);
    const same = inspection === this.#view.inspection;
    const missing = same ? this.#view.missing : steadyMap(this.#view.missing, missingOf(inspection));
    this.#view = { ...this.#view, ...part, ...this.#saving(), inspection, missing };
    for (const listener of this.#listeners) listener();
  }
}

const missingOf = (draft: Answers): ReadonlyMap<string, string> =>
  new Map(missingInStepOne(draft).map(({ field, message }) => [field, message]));

/** Keeps the earlier map if it has the same fields, to avoid rendering. */
function steadyMap(earlier: ReadonlyMap<string, string>, later: ReadonlyMap<string, string>) {
  return sameValue([...earlier.keys()], [...later.keys()]) ? earlier : later;
}
