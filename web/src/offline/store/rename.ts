import type { Device } from './device.ts';
import type { Entry } from './shapes.ts';
import { localTables } from './store-shape.ts';

/**
 * The server answered a create with another id than proposed (a project has one open inspection: a second create
 * returns the first). The work done here belongs to that record, so every trace of the old id is renamed. Runs inside
 * the caller's transaction.
 */
export async function rename(on: Device, project: number, from: string, to: string): Promise<void> {
  const swap = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(from, to)) as T;
  for (const entry of await on.outbox.where('project').equals(project).toArray())
    await on.outbox.put(swap(entry));
  for (const base of await on.bases.where('project').equals(project).toArray()) {
    const swapped = swap(base);
    if (swapped.ref !== base.ref) await on.bases.delete(base.ref);
    await on.bases.put(swapped);
  }
  for (const table of localTables) {
    for (const record of await on.table(table).toArray()) {
      if (!JSON.stringify(record).includes(from)) continue;
      const swapped = swap(record);
      if (swapped.id !== record.id) await on.table(table).delete(record.id);
      await on.table(table).put(swapped);
    }
  }
  const aliases = ((await on.meta.get('aliases'))?.value ?? {}) as Record<string, string>;
  await on.meta.put({ key: 'aliases', value: { ...aliases, [from]: to } });
}

/** A screen opened before a rename may still use the old id. */
export async function translated(on: Device, input: Entry['input']): Promise<Entry['input']> {
  const aliases = ((await on.meta.get('aliases'))?.value ?? {}) as Record<string, string>;
  let text = JSON.stringify(input);
  for (const [from, to] of Object.entries(aliases)) text = text.replaceAll(from, to);
  return JSON.parse(text) as Entry['input'];
}
