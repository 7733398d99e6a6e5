import type { Category } from '@tidemark/contract/documentation-file';
import type { JobFileEntered } from '@tidemark/contract/job/fields';
import type { JobFile } from '@tidemark/contract/job/file';
import type { Marks } from '@tidemark/contract/mark-drawing';
import type { PictureFlaw } from '@tidemark/contract/pictures/flaw';
import type { Shot } from '@tidemark/contract/shots';
import type { Generated } from 'kysely';
import type { Defaulted } from './columns.ts';

export interface FilesTable {
  id: string;
  inspectionId: string;
  kind: 'trash-photo' | Category;
  name: string;
  type: string;
  size: number;
  sha256: string;
  takenAt: string | null;
  latitude: number | null;
  longitude: number | null;
  flaw: Defaulted<PictureFlaw | null>;
  technicianId: number;
  roomId: Defaulted<string | null>;
  claimItemId: Defaulted<string | null>;
  description: Defaulted<string | null>;
  shot: Defaulted<Shot | null>;
  tags: Defaulted<string[]>;
  marks: Defaulted<Marks>;
  duration: Defaulted<number | null>;
  transcription: Defaulted<string | null>;
  zohoRecordId: Defaulted<string | null>;
  createdAt: Generated<string>;
}

type JobFilesTable = Omit<
  FilesTable,
  | 'inspectionId'
  | 'kind'
  | 'claimItemId'
  | 'description'
  | 'shot'
  | 'tags'
  | 'marks'
  | 'transcription'
  | 'zohoRecordId'
> &
  JobFileEntered &
  Pick<JobFile, 'projectId' | 'category' | 'roomName'> & { number: number };

export interface FileTables {
  files: FilesTable;
  jobFiles: JobFilesTable;
  namedBytes: Pick<FilesTable, 'id' | 'sha256' | 'size' | 'type'> & { flaw: PictureFlaw | null };
}
