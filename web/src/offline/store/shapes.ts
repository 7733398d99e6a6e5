import type { ActionName } from '@tidemark/contract/actions';
import type { Fact } from '@tidemark/contract/fact';
import type { LocalTable, LocalTables, RecordRef } from '@tidemark/contract/offline';
import type { Detail } from '@tidemark/contract/refused';

export type StoredState = 'waiting' | 'sending' | 'refused';

/** A change made here that the server has not confirmed. */
export interface Entry {
  seq: number;
  /** The Idempotency-Key; a change attempted under it stays as it is. */
  key: string;
  action: ActionName;
  input: { params: Record<string, unknown>; query: Record<string, unknown>; body: Record<string, unknown> };
  /** Its lane: a project's changes are sent one by one. */
  project: number;
  /** Its project's title, for a project no longer on this device. */
  projectTitle?: string;
  touches: RecordRef[];
  creates: boolean;
  concludes: boolean;
  ends: boolean;
  state: StoredState;
  attempts: number;
  /** The bytes it carries, by their id in `blobs`. */
  upload?: string;
  /** How much was confirmed when it was first sent under its key: its response may be that old. */
  mark?: number;
  /** When it was done (the last of merged ones), by this device's clock. */
  at: string;
  /** When the first of the merged changes was done. */
  since: string;
  refusal?: { status: number; code: string; message: string; details: readonly Detail[]; at: string };
}

/** Bytes of a file the server does not certainly have. The entry that carries them says what they belong to. */
export interface LocalBlob {
  id: string;
  type: string;
  /** Not a Blob, because Safari loses those. */
  bytes: ArrayBuffer;
}

/** A voice note being recorded, or one interrupted when the app closed; its sound is stored in parts beside it. */
export interface Recording {
  id: string;
  /** What the note is added to: an inspection, or a project's job. */
  inspectionId?: string;
  projectId?: number;
  /** Of a job's note. */
  label?: string | undefined;
  roomId: string | null;
  /** The local time with its offset when it began. */
  capturedAt: string;
  /** The media type. */
  type: string;
  /** The stored length so far, in seconds. */
  seconds: number;
}

/** A small picture of a photo; it stays on the device after the photo is sent. */
export type Thumb = LocalBlob;

/** The server's last values of a record with unsent changes; null if the server has no such record. */
export interface Base {
  ref: string;
  project: number;
  record: LocalTables[LocalTable] | null;
}

/** A change the server confirmed, for one of its records. */
export interface Settled {
  ref: string;
  /** The values it set; none in rows written before they were stored. */
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
    | `renumbered:${number}`
    | `saved:${number}`
    | `signing:${string}`
    | `brought:${LocalTable}:${string}`;
  value: unknown;
}

/** A change the server accepted, as the list of today's shows it. */
export interface SentChange extends Pick<Entry, 'action' | 'input' | 'project' | 'touches'> {
  /** When the server's response arrived, by this device's clock. */
  at: string;
}
