import type { Entry } from '../store/index.ts';
import type { Performable } from './perform.ts';

/** A change in words of the trade: what it is of, and what it makes of it. */
export interface Described {
  /** Picks the mark at its left. */
  sort: 'project' | 'inspection' | 'room' | 'sheet' | 'photo' | 'document' | 'voice' | 'person';
  title: string;
  detail: string;
}

/** What a room, file or template is called, by its id; of a deleted one what it was called. */
export type NameOf = (id: unknown) => string | undefined;

/** What a slice says of an action of its own under To send. */
export interface Words {
  describe(input: Entry['input'], nameOf: NameOf): Described;
  /** What failed, before the office's reason. */
  failed: string | ((input: Entry['input']) => string);
}
export type WordsByAction = Partial<Record<Performable['name'], Words>>;
