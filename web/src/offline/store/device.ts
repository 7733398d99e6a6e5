import type { ActionName } from '@tidemark/contract/actions';
import type { Fact } from '@tidemark/contract/facts';
import type { LocalTable, LocalTables, RecordRef } from '@tidemark/contract/offline';
import type { Detail } from '@tidemark/contract/refusals';
import Dexie, { type Table } from 'dexie';
import { noteClosed, noticeHeld, openInRoom } from '../disk/index.ts';
import { getSession, storeNameOf } from '../session/index.ts';
import { noticeCleared } from './cleared-store.ts';
import type { SentChange } from './sent-today.ts';
import { declareShape } from './store-shape.ts';

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

export const localTables = [
  'projects',
  'inspections',
  'rooms',
  'sheets',
  'followUps',
  'templates',
  'documentation',
  'profiles',
] as const satisfies LocalTable[];
export const refOf = ({ table, id }: { table: LocalTable; id: number | string }) => `${table}:${id}`;

/** The local store of one person on this device. Other people's work on the same device is in another store. */
export class Device extends Dexie {
  declare projects: Table<LocalTables['projects'], number>;
  declare inspections: Table<LocalTables['inspections'], string>;
  declare rooms: Table<LocalTables['rooms'], string>;
  declare sheets: Table<LocalTables['sheets'], string>;
  declare followUps: Table<LocalTables['followUps'], string>;
  declare templates: Table<LocalTables['templates'], string>;
  declare documentation: Table<LocalTables['documentation'], string>;
  declare profiles: Table<LocalTables['profiles'], 'me'>;
  declare blobs: Table<LocalBlob, string>;
  declare thumbs: Table<Thumb, string>;
  declare recordings: Table<Recording, string>;
  /** The sound of recordings, in the order of `part`. */
  declare recordingParts: Table<{ id: string; part: number; bytes: ArrayBuffer }, [string, number]>;
  declare outbox: Table<Entry, number, Omit<Entry, 'seq'>>;
  declare bases: Table<Base, string>;
  /** Which records had a change confirmed, in order: an answer read before that is old news. */
  declare settled: Table<Settled & { mark: number }, number, Settled>;
  /** What the office took today, in order. */
  declare sentToday: Table<SentChange & { nth: number }, number, SentChange>;
  declare meta: Table<Meta, Meta['key']>;
  readonly technicianId: number;

  constructor(technicianId: number) {
    // "strict": a transaction is complete once it is on the disk, not in the operating system's memory.
    super(storeNameOf(technicianId), { chromeTransactionDurability: 'strict' });
    this.technicianId = technicianId;
    noticeHeld(this);
    noticeCleared(this);
    declareShape(this);
  }

  /** Dexie calls it too, whenever the store is used while it is closed. */
  override open() {
    return openInRoom(this, () => super.open());
  }

  override close(options?: { disableAutoOpen: boolean }) {
    noteClosed(this);
    super.close(options);
  }

  /** One transaction over everything: record, queue and bases change together or not at all. */
  change<T>(work: () => Promise<T>): Promise<T> {
    return this.transaction('rw', this.tables, work);
  }
}

let current: Device | undefined;

/** The store of whoever is signed in. @throws Error when nobody is */
export function device(): Device {
  const id = getSession()?.technician.id ?? current?.technicianId;
  if (id === undefined) throw new Error('No one is signed in on this device.');
  if (current?.technicianId !== id) {
    current?.close();
    current = new Device(id);
  }
  return current;
}

/** Closes the store; the next use opens it again. */
export function closeDevice(): void {
  current?.close();
  current = undefined;
}
