import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { ChevronDown } from 'lucide-react';
import { showToast } from '../ui/feedback/toast.tsx';
import { changeFile } from './change-file.ts';
import { copy, failures } from './copy.ts';
import styles from './room-select.module.css';
import type { RoomChoice } from './use-room-choices.ts';

interface Props {
  file: DocumentationFile;
  rooms: readonly RoomChoice[];
}

export const roomSelectId = (id: string) => `room-of-${id}`;

/** The room a file belongs to, as a badge that lets it be changed. */
export function RoomSelect({ file, rooms }: Props) {
  const known = rooms.some(({ id }) => id === file.roomId);
  return (
    <span className={`align-center min-w-0 relative inline-flex ${styles.room}`}>
      <select
        id={roomSelectId(file.id)}
        aria-label={`Room of ${file.filename}`}
        value={known ? (file.roomId ?? '') : ''}
        onChange={({ target }) => {
          changeFile(file, { roomId: target.value || null }).catch((error: unknown) => {
            reportError(error);
            showToast({ kind: 'error', title: failures.update[0], message: copy.roomFailed });
          });
        }}
      >
        <option value="">{copy.noRoom}</option>
        {rooms.map(({ id, name }) => (
          <option key={id} value={id} dir="auto">
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </span>
  );
}
