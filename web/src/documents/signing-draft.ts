import { Draft, type DraftRules, timers } from '../drafts/draft.ts';
import { sameValue } from '../drafts/steady.ts';
import { makeListeners } from '../observable.ts';
import { device } from '../offline/store/index.ts';
import type { Signing } from './signing.ts';

const keyOf = (id: string) => `signing:${id}` as const;

/** What this device keeps of a document half signed. */
export const readSigning = async (id: string): Promise<Signing | undefined> =>
  (await device().meta.get(keyOf(id)))?.value as Signing | undefined;

/** It was signed or discarded. */
export const forgetSigning = (id: string): Promise<void> => device().meta.delete(keyOf(id));

const rules: DraftRules<Signing, Partial<Signing>> = {
  lay: (record, change) => ({ ...record, ...change }),
  join: (earlier, later) => ({ ...earlier, ...later }),
  news(record, change) {
    const changed = Object.entries(change).filter(
      ([name, value]) => !sameValue(record[name as keyof Signing], value),
    );
    return changed.length > 0 ? Object.fromEntries(changed) : undefined;
  },
  pause: { ms: 80, from: 'first' },
};

/** A document being signed, between the screen and the device. A killed browser loses at most the last letters typed. */
export class SigningDraft {
  readonly #draft: Draft<Signing, Partial<Signing>>;
  readonly #told = makeListeners();

  constructor(id: string, kept: Signing) {
    const write = async (change: Partial<Signing>) => {
      await device().meta.put({ key: keyOf(id), value: { ...this.#draft.record, ...change } });
    };
    this.#draft = new Draft(kept, write, rules, timers, this.#told.tell);
  }

  readonly view = (): Signing => this.#draft.shown;
  readonly subscribe = this.#told.listen;

  change = (change: Partial<Signing>): void => {
    this.#draft.change(change);
    this.#told.tell();
  };
  flush = (): Promise<boolean> => this.#draft.flush();
  unsaved = (): Partial<Signing> | undefined => this.#draft.unsaved();
  takeUp = (kept: Partial<Signing>): void => this.#draft.change(kept);
}
