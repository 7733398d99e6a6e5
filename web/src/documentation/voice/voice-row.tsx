import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { Pause, Play } from 'lucide-react';
import { memo } from 'react';
import { UploadState } from '../../files/upload-state.tsx';
import type { StoredState } from '../../offline/store/index.ts';
import { RetryButton } from '../../ui/feedback/retry-button.tsx';
import { retryFile } from '../file-acts.tsx';
import { DeleteButton, TakenTime } from '../file-parts.tsx';
import type { FilesProps } from '../files-props.ts';
import { RoomSelect } from '../room-select.tsx';
import { showLength } from './show-length.ts';
import { usePlayer } from './use-player.ts';
import styles from './voice.module.css';
import { Wave } from './wave.tsx';

interface Props extends Pick<FilesProps, 'rooms'> {
  note: DocumentationFile;
  state: StoredState | undefined;
  reason: string | undefined;
}

/** One voice note: play, pause, seek, and its facts. */
export const VoiceRow = memo(function VoiceRow({ note, state, reason, rooms }: Props) {
  const { id, filename, transcription, description } = note;
  const { playing, at, length, peaks, toggle, seek } = usePlayer(note);
  const words = transcription ?? description;
  return (
    <li className={styles.row} data-state={state}>
      <div className={`row wrap gap-3 ${styles.head}`}>
        <button
          type="button"
          className={`grid place-center ${styles.play}`}
          aria-label={`${playing ? 'Pause' : 'Play'} ${filename}`}
          onClick={toggle}
        >
          {playing ? <Pause size={26} aria-hidden /> : <Play size={26} aria-hidden />}
        </button>
        <Wave peaks={peaks} at={at} length={length} label={`Position in ${filename}`} onSeek={seek} />
        <span className={`nowrap ${styles.length}`}>
          {showLength(at)} / {showLength(length)}
        </span>
      </div>
      {words && <p className={styles.words}>{words}</p>}
      {reason && <p className="ink-danger text-body">{reason}</p>}
      <div className={`row wrap ${styles.foot}`}>
        <RoomSelect file={note} rooms={rooms} />
        <TakenTime file={note} />
        <span className="grid gap-1">
          <UploadState id={id} state={state} url={note.url} />
        </span>
        {state === 'refused' && (
          <RetryButton of={filename} onRetry={(button) => void retryFile(id, button)} />
        )}
        <DeleteButton file={note} />
      </div>
    </li>
  );
});
