import type Dexie from 'dexie';
import type { Transaction } from 'dexie';

type Loose = Record<string, unknown>;

/**
 * Every shape the local store has had. Versions only add, so that an older app in another tab goes on with the same store.
 * One that is released never changes, and has its fixture in testing/released-stores.ts.
 */
export function declareVersions(store: Dexie): void {
  store.version(1).stores({
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
  // Rooms kept before they had a position stand in the order of their ids, which is that of their birth.
  store
    .version(2)
    .stores({ templates: 'id' })
    .upgrade((to) => complete(to, 'rooms', () => ({ position: 0 })));
  store.version(3).stores({ documentation: 'id, inspectionId' });
  store.version(4).stores({ recordings: 'id', recordingParts: '[id+part], id' });
  // What the first builds kept lacked fields that came later.
  store
    .version(5)
    .stores({})
    .upgrade(async (to) => {
      await complete(to, 'projects', () => ({ scheduledTime: null, originalProjectId: null }));
      await complete(to, 'inspections', () => ({
        trashPhotos: [],
        technicianSignature: null,
        customerSignature: null,
      }));
      await to
        .table('outbox')
        .toCollection()
        .modify((entry: Loose) => fill(entry, { since: entry.at, ends: false }));
    });
  store.version(6).stores({
    documentation: 'id, inspectionId, [inspectionId+filename]',
    outbox: '++seq, project, state, upload',
  });
  store.version(7).stores({ profiles: 'id' });
  store.version(8).stores({ sentToday: '++nth, at' });
}

/** Gives every record of a table the fields it lacks, and what the server last said of it too. */
async function complete(to: Transaction, table: string, blank: () => Loose): Promise<void> {
  await to
    .table(table)
    .toCollection()
    .modify((record: Loose) => fill(record, blank()));
  await to
    .table('bases')
    .filter(({ ref, record }) => ref.startsWith(`${table}:`) && record)
    .modify(({ record }) => fill(record, blank()));
}

function fill(record: Loose, blank: Loose): void {
  for (const [field, value] of Object.entries(blank)) if (record[field] === undefined) record[field] = value;
}
