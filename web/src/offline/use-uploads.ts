import { useLiveQuery } from 'dexie-react-hooks';
import { device, type Entry } from './device.ts';

/** The files that are not at the office for certain yet, live, by their id; undefined while it loads. */
export function useUploads(): ReadonlyMap<string, Entry> | undefined {
  return useLiveQuery(async () => {
    const entries = await device()
      .outbox.filter(({ upload }) => upload !== undefined)
      .toArray();
    return new Map(entries.map((entry) => [entry.upload!, entry]));
  }, []);
}

/** The entry that carries a file, if it is still here. */
export async function uploadOf(id: string): Promise<Entry | undefined> {
  return (await device().outbox.toArray()).find(({ upload }) => upload === id);
}
