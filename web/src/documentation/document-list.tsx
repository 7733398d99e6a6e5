import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { Download, ExternalLink, FileText } from 'lucide-react';
import { memo } from 'react';
import { downloadFile } from '../files/download-file.ts';
import { UploadState } from '../files/upload-state.tsx';
import type { StoredState } from '../offline/store/index.ts';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { showMomentDay } from '../ui/format/dates.ts';
import { showSize } from '../ui/format/show-size.ts';
import { labels } from './copy.ts';
import styles from './document-list.module.css';
import { retryFile } from './file-acts.tsx';
import { DeleteButton } from './file-parts.tsx';
import type { FilesProps } from './files-props.ts';
import { openFile } from './open-file.ts';
import { reasonOf } from './reason-of.ts';
import { RoomSelect } from './room-select.tsx';

interface Props extends FilesProps {
  /** Shows that somebody must wait for what is pulled from the office. */
  onWait: (work: Promise<void>) => void;
}

/** Documents: name, size, date, open, download, delete. */
export function DocumentList({ files, rooms, uploads, onWait }: Props) {
  return (
    <ul className="surface frame" aria-label={labels.document.tab}>
      {files.map((file) => (
        <DocumentRow
          key={file.id}
          file={file}
          rooms={rooms}
          state={uploads.get(file.id)?.state}
          reason={reasonOf(uploads.get(file.id))}
          onWait={onWait}
        />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<Props, 'rooms' | 'onWait'> {
  file: DocumentationFile;
  state: StoredState | undefined;
  reason: string | undefined;
}

const DocumentRow = memo(function DocumentRow({ file, rooms, state, reason, onWait }: RowProps) {
  const { id, filename, type, size, uploadDate } = file;
  return (
    <li className={`grid align-center line-bottom ${styles.row}`} data-state={state}>
      <span className={`grid justify-items-center gap-1 ${styles.type}`}>
        <FileText size={22} aria-hidden />
        <b>{type}</b>
      </span>
      <div className={styles.words}>
        <b>{filename}</b>
        <span>
          {showSize(size)} <i aria-hidden>|</i> {showMomentDay(uploadDate)}
        </span>
        {reason && <p className="ink-danger text-body">{reason}</p>}
      </div>
      <div className={`grid justify-start gap-2 ${styles.state}`}>
        <UploadState id={id} state={state} url={file.url} />
        {state === 'refused' && (
          <RetryButton of={filename} onRetry={(button) => void retryFile(id, button)} />
        )}
      </div>
      <div className={`row wrap col-all justify-end ${styles.acts}`}>
        <RoomSelect file={file} rooms={rooms} />
        <IconButton
          label={`Open ${filename}`}
          icon={<ExternalLink size={22} aria-hidden />}
          onClick={() => onWait(openFile(file))}
        />
        <IconButton
          label={`Download ${filename}`}
          icon={<Download size={22} aria-hidden />}
          onClick={() => onWait(downloadFile(file))}
        />
        <DeleteButton file={file} />
      </div>
    </li>
  );
});
