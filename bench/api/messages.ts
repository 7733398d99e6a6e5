import type { ClaimSheetInput } from '../../api/src/reports/claim-sheet-view.ts';

/** Twelve digits stand here when it is sent, others each time. */
export const stamp = '@@@@@@@@@@@@';

/** One call as it can be sent again and again. */
export interface Call {
  method: string;
  path: string;
  token?: string;
  /** JSON, sent in turns, so that a save always changes something. */
  bodies?: string[];
  /** Fields of a form that has a photo in it. */
  form?: Record<string, string>;
  /** Sent with an Idempotency-Key, as the app sends it. */
  keyed?: boolean;
}

/** So many at a time, each beginning its next when its last is done, for so long. */
export interface Load {
  connections: number;
  seconds: number;
}

export interface Outcome {
  count: number;
  seconds: number;
  /** How long each took. */
  ms: number[];
}

/** What the process that sends is told. */
export interface Drive extends Load {
  port: number;
  calls: Call[];
}

export interface Statement {
  sql: string;
  values: unknown[];
}

/** What the app did for a call, and answered. */
export interface Recorded {
  statements: Statement[];
  answer: unknown;
}

/** What the process without an app is begun with. */
export interface Begin {
  databaseUrl: string;
  pool: number;
  recorded: Record<string, Recorded[]>;
  sheets: ClaimSheetInput[];
  password: string;
  passwordHash: string;
}

/** What the process without an app is told: statements of a call on the bare driver, or a library at work. */
export type Alone = Load & ({ statementsOf: string } | { library: 'argon2' | 'sharp' | 'pdfkit' });
