import type { JobFile } from '@tidemark/contract/job/file';
import { shotNames } from '@tidemark/contract/shot-names';
import { Check, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { reasonOf } from '../../documentation/reason-of.ts';
import { showLength } from '../../documentation/voice/show-length.ts';
import { usePlayer } from '../../documentation/voice/use-player.ts';
import { downloadFile } from '../../files/download-file.ts';
import { Picture } from '../../files/picture.tsx';
import { showWhen } from '../../files/proof.ts';
import { UploadState } from '../../files/upload-state.tsx';
import type { Entry } from '../../offline/store/index.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { showSize } from '../../ui/format/show-size.ts';
import evidence from '../evidence/evidence.module.css';
import { copy } from './copy.ts';
import styles from './files.module.css';
import { nameOf } from './name-of.ts';

interface Props {
  file: JobFile;
  entry: Entry | undefined;
  /** Whether the photo is chosen, while some are. */
  chosen: boolean | undefined;
  /** Opens a photo, or chooses it; `toHere`: and what lies between it and the last one. */
  onOpen: (id: string, toHere: boolean) => void;
  acts: ReactNode;
}

/** One file of a job: its number, label, room and caption, whether the office has it, and what can be done. */
export function FileRow({ file, entry, chosen, onOpen, acts }: Props) {
  const { id, category, roomName, shot, caption, url, type, size } = file;
  const name = nameOf(file);
  const reason = reasonOf(entry);
  const about = category === 'document' ? [type, showSize(size)] : [];
  return (
    <li className={`surface frame clip ${styles.file}`} data-category={category}>
      {category === 'photo' && (
        <button
          type="button"
          className="block w-full relative"
          aria-label={`${chosen === undefined ? 'View' : 'Select'} ${name}`}
          aria-pressed={chosen}
          onClick={({ shiftKey }) =>
            file.flaw === 'unshown' && chosen === undefined ? void downloadFile(file) : onOpen(id, shiftKey)
          }
        >
          {chosen !== undefined && (
            <span className={`grid place-center ${evidence.tick}`} aria-hidden>
              {chosen && <Check size={22} />}
            </span>
          )}
          <Picture id={id} name={name} atOffice={url !== ''} flaw={file.flaw} />
        </button>
      )}
      <div className={`stack gap-1 ${styles.about}`}>
        <p className="row gap-2 min-w-0">
          <span className={`num ink-2 flex-none ${styles.number}`}>{copy.number(file.number)}</span>
          <b className="grow min-w-0 break-anywhere">
            <bdi>{name}</bdi>
          </b>
          {category === 'voice' && <Player file={file} />}
        </p>
        <p className="ink-2 text-small tabular">
          {[roomName ?? copy.noRoom, shot && shotNames[shot], ...about, showWhen(file)]
            .filter(Boolean)
            .join(', ')}
        </p>
        {caption && <p className={`text-small break-anywhere ${styles.caption}`}>{caption}</p>}
        {reason && <p className="ink-danger text-small">{reason}</p>}
        <div className="row wrap justify-between gap-1">
          <UploadState id={id} state={entry?.state} url={url} />
          {acts}
        </div>
      </div>
    </li>
  );
}

function Player({ file }: Pick<Props, 'file'>) {
  const { playing, at, length, toggle } = usePlayer(file);
  return (
    <>
      <span className="ink-2 text-small tabular">{`${showLength(at)} / ${showLength(length)}`}</span>
      <IconButton
        bordered
        label={`${playing ? 'Pause' : 'Play'} ${nameOf(file)}`}
        icon={playing ? <Pause size={22} aria-hidden /> : <Play size={22} aria-hidden />}
        onClick={toggle}
      />
    </>
  );
}
