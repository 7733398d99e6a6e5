import { changeDraft, joinChanges } from '@tidemark/contract/inspections/change-draft';
import type { Draft, DraftChange } from '@tidemark/contract/inspections/draft';
import { draftFields } from '@tidemark/contract/inspections/fields';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { missingInStepOne } from '@tidemark/contract/inspections/step-one';
import { isStorageFull } from '../../offline/faults/index.ts';
import { sameValue, withoutNewIdentity } from './same-value.ts';

export type DraftField = keyof Draft;

/** A letter is written to the device this long after it was typed, together with those that followed it. */
const gathering = 80;
/** Failed writes retry after this long. */
const retryPause = 3_000;

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

/**
 * The answers of one open inspection between the form and the device: typed text gathers here for a moment, then
 * `write` puts it on the device; values from elsewhere show wherever nothing newer was typed.
 */
export class DraftStore {
  #view: DraftView;
  #record: Inspection;
  #typed: DraftChange = {};
  #writing: DraftChange[] = [];
  #lastWrite = Promise.resolve(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #write: (id: string, change: DraftChange) => Promise<void>;

  constructor(record: Inspection, write: (id: string, change: DraftChange) => Promise<void>) {
    this.#record = record;
    this.#write = write;
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
  lay(record: Inspection) {
    this.#record = withoutNewIdentity(this.#record, record);
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
    this.#typed = joinChanges(this.#typed, { ...along, [field]: parsed.data });
    // Readers see it; nothing is computed or rendered between a key and its paint.
    this.#view = { ...this.#view, saving: 'saving' };
    this.#timer ??= setTimeout(this.#writeTyped, gathering);
  }

  /** On a device slower than the typist, letters gather while the ones before them are being written. */
  readonly #writeTyped = () => {
    this.#timer = undefined;
    if (this.#writing.length > 0) this.#timer = setTimeout(this.#writeTyped, gathering);
    else void this.flush();
  };

  /** A choice made: shown and written at once. */
  answer(change: DraftChange): Promise<boolean> {
    this.#typed = joinChanges(this.#typed, change);
    return this.flush();
  }

  /** Writes what has gathered. @returns whether all of it is on the device */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    this.#timer = undefined;
    const change = changesOf(this.#current(), this.#typed);
    this.#typed = {};
    if (!change) {
      if (this.#writing.length > 0) return this.#lastWrite;
      if (this.#view.saving === 'saving') this.#show({ saving: 'saved' });
      return Promise.resolve(this.#view.saving !== 'failed');
    }
    this.#writing = [...this.#writing, change];
    this.#show({ saving: 'saving' });
    this.#lastWrite = this.#put(change);
    return this.#lastWrite;
  }

  async #put(change: DraftChange): Promise<boolean> {
    try {
      await this.#write(this.#record.id, change);
    } catch (error) {
      // Kept as typed and tried again, with the next change at the latest; the bar says that it is not saved.
      // What was answered since is newer, also where it is still being written.
      const since = this.#writing.slice(this.#writing.indexOf(change));
      this.#writing = this.#writing.filter((one) => one !== change);
      this.#typed = [...since, this.#typed].reduce(joinChanges);
      this.#retry = setTimeout(() => void this.flush(), retryPause);
      this.#show({ saving: 'failed', noRoom: isStorageFull(error) });
      return false;
    }
    this.#writing = this.#writing.filter((one) => one !== change);
    this.#record = changeDraft(this.#record, change);
    const done = this.#writing.length === 0 && Object.keys(this.#typed).length === 0;
    this.#show({ saving: done ? 'saved' : 'saving' });
    return true;
  }

  /** Not on the device yet. */
  unsaved(): DraftChange | undefined {
    const change = [...this.#writing, this.#typed].reduce(joinChanges);
    return Object.keys(change).length > 0 ? change : undefined;
  }

  leave(field: string) {
    if (!this.#view.left.has(field)) this.#show({ left: new Set(this.#view.left).add(field) });
  }

  tryNext() {
    this.#show({ tried: true });
  }

  #current(): Inspection {
    return this.#writing.reduce(changeDraft, this.#record);
  }

  #show(part: Partial<DraftView>) {
    const shown = changeDraft(this.#current(), this.#typed);
    const inspection = withoutNewIdentity(this.#view.inspection, shown);
    const same = inspection === this.#view.inspection;
    const missing = same ? this.#view.missing : sameKeys(this.#view.missing, missingOf(inspection));
    this.#view = { ...this.#view, ...part, inspection, missing };
    for (const listener of this.#listeners) listener();
  }
}

const missingOf = (draft: Draft): ReadonlyMap<string, string> =>
  new Map(missingInStepOne(draft).map(({ field, message }) => [field, message]));

/** Keeps the earlier map if it has the same fields, to avoid rendering. */
function sameKeys(earlier: ReadonlyMap<string, string>, later: ReadonlyMap<string, string>) {
  return sameValue([...earlier.keys()], [...later.keys()]) ? earlier : later;
}

/** Only the fields that differ from what is there already; undefined when none does. */
function changesOf(current: Inspection, typed: DraftChange): DraftChange | undefined {
  const after = changeDraft(current, typed);
  const changed = Object.entries(typed).filter(
    ([field]) => !sameValue(current[field as DraftField], after[field as DraftField]),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as DraftChange) : undefined;
}
