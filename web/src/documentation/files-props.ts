import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import type { Entry } from '../offline/store/index.ts';
import type { RoomChoice } from './use-room-choices.ts';

/** Props of the lists of photos, documents and voice notes. */
export interface FilesProps {
  files: readonly DocumentationFile[];
  rooms: readonly RoomChoice[];
  /** The entries of files the server does not certainly have, by id. */
  uploads: ReadonlyMap<string, Entry>;
}
