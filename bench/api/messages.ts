/** Twelve digits that differ for each sending. */
export const stamp = '@@@@@@@@@@@@';

/** One repeatable call. */
export interface Call {
  method: string;
  path: string;
  token?: string;
  /** JSON bodies sent in turn, so that a save always changes something. */
  bodies?: string[];
  /** The fields of a form with a photo. */
  form?: Record<string, string>;
  /** The body is the photo alone. */
  raw?: boolean;
  /** Sent with an Idempotency-Key, as in the app. */
  keyed?: boolean;
  /** A call that follows and counts as part of this one; it has the same stamp. */
  follow?: Call;
}

/** This many at a time, each starting its next when its last is done, for this long. */
export interface Load {
  connections: number;
  seconds: number;
}

export interface Outcome {
  count: number;
  seconds: number;
  /** How long each call took. */
  ms: number[];
}

/** The instructions of the sending process. */
export interface Drive extends Load {
  port: number;
  calls: Call[];
}

/** What the floor starts with. */
export interface Begin {
  databaseUrl: string;
  pool: number;
}
