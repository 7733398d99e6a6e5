import { claimSheetTemplateActions } from '@tidemark/contract/claim-sheet-templates/actions';
import { documentationActions } from '@tidemark/contract/documentation';
import { documentActions } from '@tidemark/contract/documents/actions';
import { dryingActions } from '@tidemark/contract/drying/actions';
import { followUpActions } from '@tidemark/contract/follow-ups';
import { jobActions } from '@tidemark/contract/job/actions';
import type { LocalTable, LocalTables } from '@tidemark/contract/offline';
import { roomActions } from '@tidemark/contract/rooms';
import { call } from '../calls/index.ts';
import type { Device } from '../store/index.ts';
import { everyPage } from './every-page.ts';
import { readInspections } from './read-inspections.ts';

export type Id = number | string;

/** A photo of a list, whose small picture is pulled too. */
export interface Photo {
  id: string;
  atOffice: boolean;
}

/** How a list is pulled. What it hangs on stands in the shape of the store. */
export interface List<T extends LocalTable = LocalTable, Of = Id> {
  /** The whole list; without it the records are pulled one by one (ones.ts), `each` for one of another list. */
  read?(of: Of): Promise<readonly LocalTables[T][]>;
  each?: { table: LocalTable; has(record: LocalTables[LocalTable]): boolean };
  /** The order in which what hangs on its records is pulled. */
  order?(a: LocalTables[T], b: LocalTables[T]): number;
  /** Pulled at every refresh of a project under way; the others when they are stale. */
  always?: true;
  /** Pulled when another device changed the project, where some of it is on this device; what is on the screen always is. */
  news?: true;
  photos?(on: Device, of: Of): Promise<Photo[]>;
}

const list = <T extends LocalTable, Of>(row: List<T, Of>) => row;

/** The lists of records: a new slice adds its own. Their order is that of the store's shape. */
const lists = {
  inspections: list<'inspections', number>({
    read: readInspections,
    order: (a, b) => b.startedAt.localeCompare(a.startedAt),
    always: true,
    news: true,
  }),
  followUps: list<'followUps', number>({
    read: async (projectId) => (await call(followUpActions.ofProject, { params: { projectId } })).followUps,
  }),
  rooms: list<'rooms', string>({
    read: async (inspectionId) => (await call(roomActions.ofInspection, { params: { inspectionId } })).rooms,
    news: true,
  }),
  sheets: list<'sheets', string>({
    each: { table: 'rooms', has: (room) => 'claimItem' in room && Boolean(room.claimItem) },
  }),
  documentation: list<'documentation', string>({
    async read(inspectionId) {
      const { documentation } = await call(documentationActions.ofInspection, { params: { inspectionId } });
      return Object.values(documentation).flat();
    },
    async photos(on, inspectionId) {
      const files = await on.documentation.where({ inspectionId }).toArray();
      const trash = (await on.inspections.get(inspectionId))?.trashPhotos ?? [];
      return [
        ...files
          .filter(({ category }) => category === 'photo')
          .map(({ id, url, flaw }) => ({ id, atOffice: url !== '' && flaw !== 'unshown' })),
        ...trash.map(({ id, fileUrl, flaw }) => ({ id, atOffice: fileUrl !== '' && flaw !== 'unshown' })),
      ];
    },
  }),
  jobFiles: list<'jobFiles', number>({
    read: async (id) => (await call(jobActions.read, { params: { id } })).files,
    news: true,
    photos: async (on, projectId) =>
      (await on.jobFiles.where({ projectId }).toArray())
        .filter(({ category }) => category === 'photo')
        .map(({ id, url, flaw }) => ({ id, atOffice: url !== '' && flaw !== 'unshown' })),
  }),
  documents: list<'documents', number>({
    read: async (id) => (await call(documentActions.list, { params: { id } })).documents,
    news: true,
  }),
  dryingRecords: list<'dryingRecords', number>({
    async read(id) {
      const { drying, records } = await call(dryingActions.read, { params: { id } });
      return [drying, ...records];
    },
    news: true,
  }),
  evidenceRecords: list<'evidenceRecords', number>({
    read: async (id) => (await import('./read-evidence.ts')).readEvidenceRecords(id),
    news: true,
  }),
  meters: list<'meters', 'all'>({
    read: () => everyPage(async (query) => (await call(dryingActions.listMeters, { query })).meters),
  }),
  units: list<'units', 'all'>({
    read: () => everyPage(async (query) => (await call(dryingActions.listUnits, { query })).units),
  }),
  evidenceProfiles: list<'evidenceProfiles', 'all'>({
    read: async () => (await import('./read-evidence.ts')).readEvidenceProfiles(),
  }),
  templates: list<'templates', 'all'>({
    read: async () => (await call(claimSheetTemplateActions.list, {})).templates,
  }),
  paperwork: list<'paperwork', 'all'>({
    // Nobody reads a text for a document before the first screen.
    read: async () => [await (await import('./read-paperwork.ts')).readPaperwork()],
  }),
};
export type ListName = keyof typeof lists;

export const listOf = (name: ListName) => lists[name] as unknown as List;
