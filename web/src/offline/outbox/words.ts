import type { Entry } from '../store/index.ts';
import type { Performable } from './perform.ts';

/** A change in plain terms: its subject, and what it does. */
export interface Described {
  /** Picks the icon at its left. */
  sort: 'project' | 'inspection' | 'room' | 'sheet' | 'photo' | 'document' | 'voice' | 'person';
  title: string;
  detail: string;
}

/** The name of a room, file or template by its id; the last name of a deleted one. */
export type NameOf = (id: unknown) => string | undefined;

/** A slice's words for its actions under To send. */
export interface Words {
  describe(input: Entry['input'], nameOf: NameOf): Described;
  /** What failed, before the server's reason. */
  failed: string | ((input: Entry['input']) => string);
}
export type WordsByAction = Partial<Record<Performable['name'], Words>>;
