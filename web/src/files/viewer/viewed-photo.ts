import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import type { Marks } from '@tidemark/contract/mark-drawing';
import type { Shot } from '@tidemark/contract/shots';
import type { TrashPhoto } from '@tidemark/contract/trash-photos';
import type { ReactNode } from 'react';

/** What is told of a photo that is looked at, of the documentation or of debris. */
export interface ViewedPhoto
  extends Pick<
    DocumentationFile,
    | 'id'
    | 'filename'
    | 'description'
    | 'url'
    | 'size'
    | 'sha256'
    | 'capturedAt'
    | 'uploadDate'
    | 'latitude'
    | 'longitude'
    | 'flaw'
  > {
  marks?: Marks;
  /** What it shows, where somebody said so. */
  shot?: Shot | null | undefined;
  /** The room it shows, or what stands for one. */
  room: string | undefined;
  /** As the report numbers it. */
  number?: number;
}

/** A debris photo in the words of the other files. */
export const debrisPhoto = ({ fileName, fileUrl, createdAt, ...photo }: TrashPhoto) => ({
  ...photo,
  filename: fileName,
  url: fileUrl,
  uploadDate: createdAt,
  description: null,
});

export interface ViewerProps {
  photos: readonly ViewedPhoto[];
  /** The photo to begin with. */
  id: string;
  /** What can be done with a photo; nothing where it may not change. */
  tools?: ((id: string) => ReactNode) | undefined;
  onClose: () => void;
}
