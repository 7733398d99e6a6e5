import type { RecordRef } from '@tidemark/contract/offline';
import type { NameOf } from '../offline/outbox/index.ts';
import { type Device, device, type Entry, refOf, useLive } from '../offline/store/index.ts';

/** The names of changed records, by id; undefined while loading. */
export function useNames(entries: readonly Pick<Entry, 'touches'>[] | undefined): NameOf | undefined {
  const names = useLive(() => readNames(device(), entries ?? []), [entries]);
  return names && ((id) => names.get(String(id)));
}

/** From the device; for records deleted here, from the server's last values. */
async function readNames(
  on: Device,
  entries: readonly Pick<Entry, 'touches'>[],
): Promise<Map<string, string>> {
  const refs = new Map<string, RecordRef>();
  for (const { touches } of entries) for (const ref of touches) refs.set(refOf(ref), ref);
  const names = new Map<string, string>();
  for (const base of await on.bases.bulkGet([...refs.keys()])) if (base?.record) take(names, base.record);
  const byTable = Map.groupBy(refs.values(), ({ table }) => table);
  for (const [table, of] of byTable) {
    for (const record of await on.table(table).bulkGet(of.map(({ id }) => id)))
      if (record) take(names, record);
  }
  return names;
}

interface Named {
  id?: number | string;
  name?: string;
  filename?: string;
  /** A document's. */
  title?: string;
  trashPhotos?: readonly { id: string; fileName: string }[];
}

function take(names: Map<string, string>, { id, name, filename, title, trashPhotos }: Named): void {
  const called = name ?? filename ?? title;
  if (called) names.set(String(id), called);
  for (const photo of trashPhotos ?? []) names.set(photo.id, photo.fileName);
}
