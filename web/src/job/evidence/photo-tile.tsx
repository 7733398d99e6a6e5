import { memo } from 'react';
import { downloadFile } from '../../files/download-file.ts';
import { Picture } from '../../files/picture.tsx';
import { showWhen } from '../../files/proof.ts';
import type { ViewedPhoto } from '../../files/viewer/viewed-photo.ts';
import { copy as viewer } from '../../files/viewer/viewer-copy.ts';
import styles from './evidence.module.css';

interface Props {
  photo: Pick<ViewedPhoto, 'id' | 'filename' | 'description' | 'url' | 'flaw' | 'capturedAt' | 'uploadDate'>;
  number: number;
  onOpen: (id: string) => void;
}

/** A photo as a tile that opens it. One that cannot be shown is downloaded instead. */
export const PhotoTile = memo(function PhotoTile({ photo, number, onOpen }: Props) {
  const { id, filename, description, url, flaw, capturedAt, uploadDate } = photo;
  return (
    <li className={`surface frame clip ${styles.tile}`}>
      <button
        type="button"
        className="block w-full text-left relative"
        onClick={() => (flaw === 'unshown' ? void downloadFile(photo) : onOpen(id))}
      >
        <span className="visually-hidden">View </span>
        <span className={`num ${styles.number}`}>{viewer.number(number)} </span>
        <span aria-hidden>
          <Picture id={id} name={filename} atOffice={url !== ''} flaw={flaw} />
        </span>
        <span className={`block ${styles.caption}`}>
          <b>{description ?? filename}</b>
          <time className="ink-2 tabular">{showWhen({ capturedAt, timestamp: uploadDate, uploadDate })}</time>
        </span>
      </button>
    </li>
  );
});
