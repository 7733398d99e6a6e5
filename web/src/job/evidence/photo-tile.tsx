import { shotNames } from '@tidemark/contract/shot-names';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { downloadFile } from '../../files/download-file.ts';
import { Picture } from '../../files/picture.tsx';
import { showWhen } from '../../files/proof.ts';
import type { ViewedPhoto } from '../../files/viewer/viewed-photo.ts';
import { copy as viewer } from '../../files/viewer/viewer-copy.ts';
import styles from './evidence.module.css';

interface Props {
  photo: Pick<
    ViewedPhoto,
    'id' | 'filename' | 'description' | 'shot' | 'url' | 'flaw' | 'marks' | 'capturedAt' | 'uploadDate'
  >;
  number: number | undefined;
  /** Whether it is chosen, while some are. */
  chosen?: boolean | undefined;
  /** `toHere`: and what lies between it and the last one, while some are chosen. */
  onOpen: (id: string, toHere: boolean) => void;
}

/** A photo as a tile that opens it. One that cannot be shown is downloaded instead. */
export const PhotoTile = memo(function PhotoTile({ photo, number, chosen, onOpen }: Props) {
  const { id, filename, description, shot, url, flaw, marks, capturedAt, uploadDate } = photo;
  return (
    <li className={`surface frame clip ${styles.tile}`}>
      <button
        type="button"
        className="block w-full text-left relative"
        aria-pressed={chosen}
        onClick={({ shiftKey }) =>
          flaw === 'unshown' && chosen === undefined ? void downloadFile(photo) : onOpen(id, shiftKey)
        }
      >
        <span className="visually-hidden">{chosen === undefined ? 'View ' : 'Select '}</span>
        {chosen !== undefined && (
          <span className={`grid place-center ${styles.tick}`} aria-hidden>
            {chosen && <Check size={22} />}
          </span>
        )}
        {number !== undefined && <span className={`num ${styles.number}`}>{viewer.number(number)} </span>}
        <span aria-hidden>
          <Picture id={id} name={filename} atOffice={url !== ''} flaw={flaw} marks={marks} />
        </span>
        <span className={`block ${styles.caption}`}>
          <b>{description ?? filename}</b>
          {shot && <span className="block ink-2 text-small">{shotNames[shot]} </span>}
          <time className="ink-2 tabular">{showWhen({ capturedAt, timestamp: uploadDate, uploadDate })}</time>
        </span>
      </button>
    </li>
  );
});
