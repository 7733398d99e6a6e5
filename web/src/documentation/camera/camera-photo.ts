import type { DocumentationFile } from '@tidemark/contract/documentation-file';

/** A photo of an inspection, or of a job. */
export type CameraPhoto = Pick<DocumentationFile, 'id' | 'filename' | 'url' | 'flaw' | 'roomId'> &
  Partial<Pick<DocumentationFile, 'marks' | 'description'>>;
