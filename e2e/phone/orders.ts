/** What the one who holds the phone is told to do; which record it is, the phone picks of those it has by `pick`. */
export interface Act {
  do:
    | 'open'
    | 'field'
    | 'claim type'
    | 'signature'
    | 'step'
    | 'room'
    | 'room renamed'
    | 'room measured'
    | 'room moved'
    | 'room deleted'
    | 'row'
    | 'photo'
    | 'photo removed'
    | 'document'
    | 'document described'
    | 'document removed'
    | 'follow-up'
    | 'follow-up changed'
    | 'follow-up removed'
    | 'retry'
    | 'cancel';
  pick: number;
  to: number;
  /** No other act of the run has the same: what it writes can be found again. */
  nth: number;
}

/** A value this phone promised to keep; `undefined` takes the promise back. The last one of a place counts. */
export interface Did {
  place: string;
  value: string | undefined;
}

/** All of a phone that outlives its app: tables by name, each with its keys' counter, and the localStorage. */
export interface Kept {
  name: string;
  version: number;
  stores: {
    name: string;
    keyPath: string | string[] | null;
    counter: number | undefined;
    indexes: { name: string; keyPath: string | string[]; multiEntry: boolean; unique: boolean }[];
    records: { key: unknown; value: unknown }[];
  }[];
  storage: [string, string][];
}

/** What was not sent, as far as a judge wants to know. */
export interface Unsent {
  key: string;
  action: string;
  state: 'waiting' | 'sending' | 'refused';
  attempts: number;
  text: string;
  refusal: string | undefined;
}

export interface Life {
  /** The phone's own word for the office's address, and what it kept of its last life. */
  origin: string;
  kept: Kept | undefined;
  where: Where | undefined;
}

/** What is worked on. */
export interface Where {
  project: number;
  /** A completed project, which takes follow-ups. */
  original: number;
}

/** What can be asked of a phone, and what it answers. */
export interface Orders {
  'sign in': { asks: { email: string; password: string }; answers: undefined };
  'signed in': { asks: undefined; answers: boolean };
  /** From here on another project is worked on. */
  go: { asks: Where; answers: undefined };
  act: { asks: Act; answers: Did[] };
  /** Brings what the office has; false where it could not be reached. */
  refresh: { asks: undefined; answers: boolean };
  wake: { asks: undefined; answers: undefined };
  unsent: { asks: undefined; answers: Unsent[] };
  /** Gives up every refused change, which a person does by hand. */
  'give up': { asks: undefined; answers: undefined };
  /** All there is of what is worked on, and all that is not sent. */
  records: { asks: undefined; answers: Record<string, Record<string, unknown>[]> };
  /** Its localStorage. */
  storage: { asks: undefined; answers: Kept['storage'] };
  /** The store as it is at this instant; nothing this life does after it counts. */
  kill: { asks: undefined; answers: Kept };
}
export type Order = keyof Orders;

/** From a phone: an answer, an error in place of one, or an error the app reported by itself. */
export type Heard =
  | { id: number; answer: unknown }
  | { id: number; error: string }
  | { reported: string }
  | { ready: true };
