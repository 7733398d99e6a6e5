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
  state: EntryState;
  attempts: number;
  /** When it was done, by this device's clock. */
  at: string;
  refusal?: { status: number; code: string; message: string; details: readonly Detail[]; at: string };
}

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

/** The local store of one person on this device. Other people's work on the same device is in another store. */
export class Device extends Dexie {
  declare projects: Table<LocalTables['projects'], number>;
  declare inspections: Table<LocalTables['inspections'], string>;
  declare rooms: Table<LocalTables['rooms'], string>;
  declare sheets: Table<LocalTables['sheets'], string>;
  declare followUps: Table<LocalTables['followUps'], string>;
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
