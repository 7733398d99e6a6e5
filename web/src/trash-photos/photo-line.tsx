import type { TrashPhoto } from '@tidemark/contract/trash-photos';
import { CloudAlert, CloudCheck, CloudUpload, RefreshCw, RotateCw, Trash2 } from 'lucide-react';
import type { Entry } from '../offline/device.ts';
import { retryEntry } from '../offline/send-state.ts';
import { useUploadProgress } from '../offline/upload-progress.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { askRemove, copy, sending } from './copy.ts';
import styles from './photo-line.module.css';
import { PhotoPicture } from './photo-picture.tsx';

interface Props {
  photo: TrashPhoto;
  /** What carries it while the office does not have it for certain. */
  entry: Entry | undefined;
  onRemove: () => Promise<void>;
}

/** One photo: what it shows, whether the office has it, and what can be done. */
export function PhotoLine({ photo, entry, onRemove }: Props) {
  const { id, fileName: name } = photo;
  const failed = entry?.state === 'refused';
  async function remove() {
    if (await confirm({ ...askRemove(name, !entry), confirmIcon: <Trash2 size={20} aria-hidden /> }))
      await onRemove();
  }
  return (
    <li className={styles.photo} data-state={entry?.state ?? 'sent'}>
      <PhotoPicture photo={photo} />
      <div className={styles.words}>
        <b>{name}</b>
        <State id={id} entry={entry} />
        {failed && <p className={styles.why}>{reason(entry)}</p>}
      </div>
      {failed ? (
        <div className={styles.choices}>
          <Button
            size="sm"
            kind="outline"
            icon={<RotateCw size={18} aria-hidden />}
            aria-label={`Retry ${name}`}
            onClick={() => void retryEntry(entry)}
          >
            Retry
          </Button>
          <Button size="sm" kind="quiet-danger" aria-label={`Remove ${name}`} onClick={() => void remove()}>
            Remove
          </Button>
        </div>
      ) : (
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash2 size={22} aria-hidden />}
          onClick={() => void remove()}
        />
      )}
    </li>
  );
}

function State({ id, entry }: { id: string; entry: Entry | undefined }) {
  const percent = useUploadProgress(id);
  switch (entry?.state) {
    case undefined:
      return (
        <span className={styles.state}>
          <CloudCheck size={18} aria-hidden />
          {copy.sent}
        </span>
      );
    case 'waiting':
      return (
        <span className={styles.state}>
          <CloudUpload size={18} aria-hidden />
          {copy.waiting}
        </span>
      );
    case 'sending':
      return (
        <>
          <span className={styles.state}>
            <RefreshCw size={18} aria-hidden />
            {sending(percent)}
          </span>
          <progress className={styles.bar} max={100} value={percent ?? 0} aria-hidden />
        </>
      );
    case 'refused':
      return (
        <span className={styles.state} role="alert">
          <CloudAlert size={18} aria-hidden />
          {copy.uploadFailed}
        </span>
      );
  }
}

/** The office's own words where it had some (first document, section 8). */
function reason({ refusal }: Entry): string {
  if (!refusal?.code) return copy.failed;
  return refusal.details[0]?.message ?? refusal.message;
}
