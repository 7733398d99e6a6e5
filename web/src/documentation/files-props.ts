import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import type { Room } from '@tidemark/contract/rooms';
import type { Entry } from '../offline/device.ts';

/** What the lists of photos, documents and voice notes are given. */
export interface FilesProps {
  files: readonly DocumentationFile[];
  rooms: readonly Room[];
  /** What carries the files the office does not have for certain, by their ids. */
  uploads: ReadonlyMap<string, Entry>;
}
