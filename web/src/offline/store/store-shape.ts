// Templates, drying and evidence are declared there, and a program that shows none would not know their tables.
import type {} from '@tidemark/contract/claim-sheet-templates/template';
import type {} from '@tidemark/contract/drying/record';
import type {} from '@tidemark/contract/evidence-profiles/waiver';
import type { LocalTable } from '@tidemark/contract/offline';
import type Dexie from 'dexie';
import type { Transaction } from 'dexie';

type Loose = Record<string, unknown>;

interface Place {
  /** The table of what its lists hang on. */
  under: LocalTable;
  /** The field that names what a record hangs on. */
  by: string;
}

const of = (under: LocalTable, by: string): Place => ({ under, by });

/**
 * The tables of records: their indexes, and what their lists hang on, in the order in which lists are pulled. A new slice adds
 * a row, and below a version.
 */
const records: Record<LocalTable, readonly [indexes: string, place?: Place]> = {
  projects: ['id'],
  inspections: ['id, projectId', of('projects', 'projectId')],
  followUps: ['id, originalProjectId, projectId', of('projects', 'originalProjectId')],
  rooms: ['id, inspectionId', of('inspections', 'inspectionId')],
  sheets: ['id, inspectionId', of('inspections', 'inspectionId')],
  documentation: ['id, inspectionId, [inspectionId+filename]', of('inspections', 'inspectionId')],
  jobFiles: ['id, projectId, [projectId+sha256]', of('projects', 'projectId')],
  documents: ['id, projectId', of('projects', 'projectId')],
  dryingRecords: ['id, projectId', of('projects', 'projectId')],
  evidenceRecords: ['id, projectId', of('projects', 'projectId')],
  templates: ['id'],
  paperwork: ['id'],
  meters: ['id'],
  units: ['id'],
  evidenceProfiles: ['id'],
  profiles: ['id'],
};
export const localTables = Object.keys(records) as LocalTable[];

/** Undefined where the list is all of its table. */
export const placeOf = (table: LocalTable): Place | undefined => records[table][1];

export const listsUnder = (table: LocalTable): Below[] =>
  localTables.filter((one): one is Below => placeOf(one)?.under === table);

/** The tables whose lists hang on something. */
type Below = Exclude<
  LocalTable,
  'projects' | 'templates' | 'paperwork' | 'meters' | 'units' | 'evidenceProfiles' | 'profiles'
>;

/**
 * The shape of the local store. Versions only add, so that an older app in another tab can keep using it. Each released
 * shape has its fixture in testing/released-stores.ts and is upgraded to this one in one step: Dexie goes through every
 * declared version at each opening, and eight took a slow phone 20 ms.
 */
export function declareShape(store: Dexie): void {
  store
    .version(12)
    .stores({
      ...Object.fromEntries(localTables.map((table) => [table, records[table][0]])),
      blobs: 'id',
      thumbs: 'id',
      recordings: 'id',
      recordingParts: '[id+part], id',
      outbox: '++seq, project, state, upload',
      bases: 'ref, project',
      settled: '++mark, ref',
      sentToday: '++nth, at',
      meta: 'key',
    })
    .upgrade(fillWhatCameLater);
}

/** What older versions kept lacks fields that came later. */
async function fillWhatCameLater(to: Transaction): Promise<void> {
  // Rooms kept before they had a position stand in the order of their ids, which is that of their birth.
  await complete(to, 'rooms', () => ({ position: 0 }));
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
