type DryingAct =
  | 'room'
  | 'room renamed'
  | 'chamber'
  | 'point'
  | 'point moved'
  | 'point removed'
  | 'visit'
  | 'visit noted'
  | 'visit ended'
  | 'air'
  | 'reading'
  | 'reading corrected'
  | 'unit placed'
  | 'unit event'
  | 'deleted'
  | 'facts'
  | 'answered'
  | 'closed';

/** An instruction to the person with the phone; `pick` selects one of the phone's records. */
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
    | 'job photo'
    | 'job photo labelled'
    | 'job photo removed'
    | `drying ${DryingAct}`
    | 'follow-up'
    | 'follow-up changed'
    | 'follow-up removed'
    | 'retry'
    | 'cancel';
  pick: number;
  to: number;
  /** No other act of the run has this value, so that it can be found again. */
  nth: number;
}

/** A value this phone promised to keep; `undefined` withdraws the promise. The last one of a place counts. */
export interface Did {
  place: string;
  value: string | undefined;
}

/** What a phone keeps after its app: tables by name, each with its key counter, and the localStorage. */
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

/** What was not sent, as far as a judge needs it. */
export interface Unsent {
  key: string;
  action: string;
  state: 'waiting' | 'sending' | 'refused';
  attempts: number;
  text: string;
  refusal: string | undefined;
}

export interface Life {
  /** The phone's address of the server, and what it kept of its last life. */
  origin: string;
  kept: Kept | undefined;
  where: Where | undefined;
}

/** The current work. */
export interface Where {
  project: number;
  /** A completed project, which takes follow-ups. */
  original: number;
}

/** Requests to a phone and their results. */
export interface Orders {
  'sign in': { asks: { email: string; password: string }; answers: undefined };
  'signed in': { asks: undefined; answers: boolean };
  /** Switches to another project. */
  go: { asks: Where; answers: undefined };
  act: { asks: Act; answers: Did[] };
  /** Pulls what the server has; false if it was not reachable. */
  refresh: { asks: undefined; answers: string | undefined };
  wake: { asks: undefined; answers: undefined };
  unsent: { asks: undefined; answers: Unsent[] };
  /** Discards every refused change, which a person does by hand. */
  'give up': { asks: undefined; answers: undefined };
  /** Everything about the current work, and everything unsent. */
  records: { asks: undefined; answers: Record<string, Record<string, unknown>[]> };
  /** Its localStorage. */
  storage: { asks: undefined; answers: Kept['storage'] };
  /** The store as it is now; nothing this life does later counts. */
  kill: { asks: undefined; answers: Kept };
}
export type Order = keyof Orders;

/** From a phone: a result, an error instead of one, or an error the app reported on its own. */
export type Heard =
  | { id: number; answer: unknown }
  | { id: number; error: string }
  | { reported: string }
  | { ready: true };
