import {
  type Category,
  categories,
  type DocumentationFile,
  momentOf,
  pathOfFile,
  typeShown,
} from '@tidemark/contract/documentation-file';
import type { ReadContext } from '../context.ts';
import type { Read } from '../db/database.ts';

/** What is stored of a file, for `fileOf`. */
export const fileColumns = [
  'id',
  'inspectionId',
  'kind',
  'roomId',
  'name as filename',
  'type',
  'size',
  'sha256',
  'description',
  'createdAt as uploadDate',
  'takenAt as capturedAt',
  'latitude',
  'longitude',
  'flaw',
  'claimItemId',
  'shot',
  'tags',
  'marks',
  'duration',
  'transcription',
  'zohoRecordId',
] as const;

type Derived = 'url' | 'filepath' | 'timestamp';
export type StoredFile = Omit<DocumentationFile, Derived>;

interface Which {
  id?: string | undefined;
  roomId?: string | undefined;
  type?: Category | undefined;
}

/** The photos, documents and voice notes of an inspection, or some of them, in the order they were added. */
export async function filesOf(
  db: Read,
  inspectionId: string,
  { id, roomId, type }: Which = {},
): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('files')
    .select(fileColumns)
    .where('inspectionId', '=', inspectionId)
    .where('kind', 'in', type ? [type] : categories)
    .$if(id !== undefined, (files) => files.where('id', '=', id!))
    .$if(roomId !== undefined, (files) => files.where('roomId', '=', roomId!))
    // Ids are made on the device when a file is added (UUIDv7); uploads overtake each other.
    .orderBy('id')
    .execute();
  return rows.map(fileOf);
}

/** A row of `fileColumns`. */
export function fileOf<R extends { kind: string; type: string }>({ kind, ...row }: R) {
  const category = kind as Category;
  return { ...row, category, type: typeShown(category, row.type) };
}

/** The file as it leaves the server, with a newly signed address. */
export function shown(
  { fileAddress }: Pick<ReadContext, 'fileAddress'>,
  file: StoredFile,
): DocumentationFile {
  return {
    ...file,
    url: fileAddress(file.id),
    filepath: pathOfFile(file.id),
    timestamp: momentOf(file.capturedAt, file.uploadDate),
  };
}
