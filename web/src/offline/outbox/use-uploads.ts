import { useObservable } from 'dexie-react-hooks';
import { device, type Entry } from '../store/index.ts';
import { fromQueue } from './queue.ts';

const uploads = fromQueue(
  ({ entries }): ReadonlyMap<string, Entry> =>
    new Map(entries.flatMap((entry) => (entry.upload === undefined ? [] : [[entry.upload, entry]]))),
);

/** Files the server does not certainly have, live, by id; undefined while loading. */
export function useUploads(): ReadonlyMap<string, Entry> | undefined {
  return useObservable(uploads);
}

/** The entry that carries a file, if it still exists. */
export function uploadOf(id: string): Promise<Entry | undefined> {
  return device().outbox.where('upload').equals(id).first();
}
