import type { ActionName } from '@tidemark/contract/actions';
import type { LocalTable, LocalTables, RecordRef } from '@tidemark/contract/offline';
import type { Detail } from '@tidemark/contract/refusals';
import Dexie, { type Table } from 'dexie';
import { getSession } from './session.ts';

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

/** A small picture of a photo; it stays on the device when the photo itself is at the office. */
export type Thumb = LocalBlob;

/** What the server last said of a record that has unsent changes; null when the server has no such record. */
export interface Base {
  ref: string;
  project: number;
  record: LocalTables[LocalTable] | null;
}

export interface Meta {
  key: 'sent' | 'lastSentAt' | 'aliases' | 'refreshedAt';
  value: unknown;
}

export const localTables = [
  'projects',
  'inspections',
  'rooms',
  'sheets',
  'followUps',
] as const satisfies LocalTable[];
export const refOf = ({ table, id }: { table: LocalTable; id: number | string }) => `${table}:${id}`;

/** Whether the server has for certain not taken it: such an entry may change, or go without a trace. */
export const isUntaken = ({ state, attempts }: Pick<Entry, 'state' | 'attempts'>) =>
  state === 'refused' || (state === 'waiting' && attempts === 0);

/** The local store of one person on this device. Other people's work on the same device is in another store. */
export class Device extends Dexie {
  declare projects: Table<LocalTables['projects'], number>;
  declare inspections: Table<LocalTables['inspections'], string>;
  declare rooms: Table<LocalTables['rooms'], string>;
  declare sheets: Table<LocalTables['sheets'], string>;
  declare followUps: Table<LocalTables['followUps'], string>;
  declare blobs: Table<LocalBlob, string>;
  declare thumbs: Table<Thumb, string>;
  declare outbox: Table<Entry, number, Omit<Entry, 'seq'>>;
  declare bases: Table<Base, string>;
  /** Which records had a change confirmed, in order: an answer read before that is old news. */
  declare settled: Table<{ mark: number; ref: string }, number, { ref: string }>;
  declare meta: Table<Meta, Meta['key']>;
  readonly technicianId: number;

  constructor(technicianId: number) {
    // "strict": a transaction is complete once it is on the disk, not in the operating system's memory.
    super(`tsp-device-${technicianId}`, { chromeTransactionDurability: 'strict' });
    this.technicianId = technicianId;
    this.version(1).stores({
      projects: 'id',
      inspections: 'id, projectId',
      rooms: 'id, inspectionId',
      sheets: 'id, inspectionId',
      followUps: 'id, originalProjectId, projectId',
      blobs: 'id',
      thumbs: 'id',
      outbox: '++seq, project, state',
      bases: 'ref, project',
      settled: '++mark, ref',
      meta: 'key',
    });
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
  if (id === undefined) throw new Error('Nobody is signed in on this device.');
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
