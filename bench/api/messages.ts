import type { ClaimSheetInput } from '../../api/src/reports/claim-sheet-view.ts';

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
  /** Sent with an Idempotency-Key, as in the app. */
  keyed?: boolean;
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

export interface Statement {
  sql: string;
  values: unknown[];
}

/** What the app did for a call, and its response. */
export interface Recorded {
  statements: Statement[];
  answer: unknown;
}

/** What the process without the app starts with. */
export interface Begin {
  databaseUrl: string;
  pool: number;
  recorded: Record<string, Recorded[]>;
  sheets: ClaimSheetInput[];
  password: string;
  passwordHash: string;
}

/** The instructions of the process without the app: a call's statements on the bare driver, or a library at work. */
export type Alone = Load & ({ statementsOf: string } | { library: 'argon2' | 'sharp' | 'pdfkit' });
