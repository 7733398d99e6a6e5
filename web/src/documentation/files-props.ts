import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import type { Entry } from '../offline/store/index.ts';
import type { RoomChoice } from './use-room-choices.ts';

/** What the lists of photos, documents and voice notes are given. */
export interface FilesProps {
  files: readonly DocumentationFile[];
  rooms: readonly RoomChoice[];
  /** What carries the files the office does not have for certain, by their ids. */
  uploads: ReadonlyMap<string, Entry>;
}
