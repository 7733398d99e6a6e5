import type { LocalTable, LocalTables } from '@tidemark/contract/offline';
import Dexie, { type Table } from 'dexie';
import { noteClosed, openWithSpace, watchHeld } from '../disk/index.ts';
import { getSession, storeNameOf } from '../session/index.ts';
import { noticeCleared } from './cleared-store.ts';
import { closeDead } from './dead-connection.ts';
import { noteRunning } from './left-page.ts';
import type { Base, Entry, LocalBlob, Meta, Recording, SentChange, Settled, Thumb } from './shapes.ts';
import { declareShape } from './store-shape.ts';
import { leaveUnwatched } from './unwatched.ts';

export const refOf = ({ table, id }: { table: LocalTable; id: number | string }) => `${table}:${id}`;

type Records = { [T in LocalTable]: Table<LocalTables[T], LocalTables[T]['id']> };
/** The tables of records. */
export interface Device extends Records {}

/** One person's local store on this device. Other people's work is in stores of their own. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: Dexie makes the tables of records, like those declared here.
export class Device extends Dexie {
  declare blobs: Table<LocalBlob, string>;
  declare thumbs: Table<Thumb, string>;
  declare recordings: Table<Recording, string>;
  /** The sound of recordings, ordered by `part`. */
  declare recordingParts: Table<{ id: string; part: number; bytes: ArrayBuffer }, [string, number]>;
  declare outbox: Table<Entry, number, Omit<Entry, 'seq'>>;
  declare bases: Table<Base, string>;
  /** Which records had a change confirmed, in order: an earlier read is outdated. */
  declare settled: Table<Settled & { mark: number }, number, Settled>;
  /** What the server accepted today, in order. */
  declare sentToday: Table<SentChange & { nth: number }, number, SentChange>;
  declare meta: Table<Meta, Meta['key']>;
  readonly technicianId: number;

  constructor(technicianId: number) {
    // "strict": a transaction completes once it is on disk, not in the operating system's memory.
    super(storeNameOf(technicianId), { chromeTransactionDurability: 'strict' });
    this.technicianId = technicianId;
    noteRunning(this);
    watchHeld(this);
    noticeCleared(this);
    closeDead(this);
    leaveUnwatched(this, 'thumbs');
    declareShape(this);
  }

  /** Dexie calls it too, whenever a closed store is used. */
  override open() {
    return openWithSpace(this, () => super.open());
  }

  override close(options?: { disableAutoOpen: boolean }) {
    noteClosed(this);
    super.close(options);
  }

  /** One transaction over everything, so that record, queue and bases change together. */
  change<T>(work: () => Promise<T>): Promise<T> {
    return this.transaction('rw', this.tables, work);
  }
}

let current: Device | undefined;

/** The current person's store. @throws Error if signed out */
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
