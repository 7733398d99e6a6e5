import type { ActionName } from '@tidemark/contract/actions';
import type { Fact } from '@tidemark/contract/fact';
import type { LocalTable, LocalTables, RecordRef } from '@tidemark/contract/offline';
import type { Detail } from '@tidemark/contract/refusals';

export type EntryState = 'waiting' | 'sending' | 'refused';

/** A change made here and not yet confirmed by the server. */
export interface Entry {
  seq: number;
  /** The Idempotency-Key; what was attempted under it never changes. */
  key: string;
  action: ActionName;
  input: { params: Record<string, unknown>; query: Record<string, unknown>; body: Record<string, unknown> };
  /** Its lane: one project's changes are sent one after the other. */
  project: number;
  /** What its project is called, where that is not on this device any more. */
  projectTitle?: string;
  touches: RecordRef[];
  creates: boolean;
  concludes: boolean;
  ends: boolean;
  state: EntryState;
  attempts: number;
  /** The bytes it carries, by their id in `blobs`. */
  upload?: string;
  /** How far things were settled when it was first sent under its key: its answer may be as old as that. */
  mark?: number;
  /** When it was done (last, if several were merged), by this device's clock. */
  at: string;
  /** When the first of what was merged into it was done. */
  since: string;
  refusal?: { status: number; code: string; message: string; details: readonly Detail[]; at: string };
}

/** The bytes of a file the server does not have for certain yet. What they are of is said by the entry that carries them. */
export interface LocalBlob {
  id: string;
  type: string;
  /** Not a Blob: Safari loses those. */
  bytes: ArrayBuffer;
}

/** A voice note being recorded, or one cut off when the app died; its sound stands in parts beside it. */
export interface Recording {
  id: string;
  inspectionId: string;
  roomId: string | null;
  /** The wall clock with its offset when it began. */
  capturedAt: string;
  /** The media type. */
  type: string;
  /** What is kept of it so far, in seconds. */
  seconds: number;
}

/** A small picture of a photo; it stays on the device when the photo itself is at the office. */
export type Thumb = LocalBlob;

/** What the server last said of a record that has unsent changes; null when the server has no such record. */
export interface Base {
  ref: string;
  project: number;
  record: LocalTables[LocalTable] | null;
}

/** A change the office confirmed, of one of the records it touched. */
export interface Settled {
  ref: string;
  /** The values it set there; none in rows of before they were kept. */
  set?: Fact[];
}

export interface Meta {
  key:
    | 'sent'
    | 'lastSentAt'
    | 'aliases'
    | 'tokens'
    | 'refreshedAt'
    | 'replaced'
    | 'store'
    | `saved:${number}`
    | `brought:${LocalTable}:${string}`;
  value: unknown;
}

/** A change the office has taken, as the list of today's shows it. */
export interface SentChange extends Pick<Entry, 'action' | 'input' | 'project' | 'touches'> {
  /** When the office's word came, by this device's clock. */
  at: string;
}
