import type { Category } from '@tidemark/contract/documentation-file';
import { Camera, FileUp, Footprints, ImagePlus, Mic } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { takenFiles } from '../files/file-input.ts';
import { Button } from '../ui/controls/button.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { copy } from './copy.ts';
import styles from './files-bar.module.css';
import type { RoomChoice } from './use-room-choices.ts';

interface Props {
  category: Category;
  rooms: readonly RoomChoice[];
  roomId: string;
  onRoom: (roomId: string) => void;
  onFiles: (files: File[]) => void;
  onCamera: (walk: boolean) => void;
  /** None during a recording, whose panel has the buttons. */
  recordButton: Pick<ComponentProps<typeof Button>, 'ref' | 'busy'> | undefined;
  onRecord: () => void;
}

const accepted: Readonly<Record<Category, string>> = {
  photo: 'image/jpeg,image/png,image/gif,image/webp',
  document: '.pdf,.doc,.docx,.txt,application/pdf,application/msword,text/plain',
  voice: 'audio/*,.webm,.mp3,.wav,.m4a,.3gp,video/3gpp',
};

/** Selects the room whose files are shown, and adds new ones. */
export function FilesBar({ category, rooms, roomId, ...rest }: Props) {
  const { onRoom, onFiles, onCamera, recordButton, onRecord } = rest;
  const chooser = useRef<HTMLInputElement>(null);
  const choose = () => chooser.current?.click();
  const buttons: Readonly<Record<Category, ReactNode>> = {
    photo: (
      <>
        <Button kind="primary" icon={<Camera size={20} aria-hidden />} onClick={() => onCamera(false)}>
          {copy.takePhoto}
        </Button>
        <Button icon={<ImagePlus size={20} aria-hidden />} onClick={choose}>
          {copy.uploadPhotos}
        </Button>
        {rooms.length > 0 && (
          <Button icon={<Footprints size={20} aria-hidden />} onClick={() => onCamera(true)}>
            {copy.roomWalk}
          </Button>
        )}
      </>
    ),
    document: (
      <Button kind="primary" icon={<FileUp size={20} aria-hidden />} onClick={choose}>
        {copy.uploadDocuments}
      </Button>
    ),
    voice: (
      <>
        {recordButton && (
          <Button kind="primary" icon={<Mic size={20} aria-hidden />} onClick={onRecord} {...recordButton}>
            {copy.record}
          </Button>
        )}
        <Button icon={<FileUp size={20} aria-hidden />} onClick={choose}>
          {copy.uploadAudio}
        </Button>
      </>
    ),
  };
  return (
    <div className={`stack gap-2 ${styles.bar}`}>
      <SelectField
        inline
        label={copy.room}
        value={roomId}
        onChange={({ target }) => onRoom(target.value)}
        className={styles.room}
      >
        <option value="">{copy.allRooms}</option>
        {rooms.map(({ id, name }) => (
          <option key={id} value={id} dir="auto">
            {name}
          </option>
        ))}
      </SelectField>
      <div className={`flex wrap gap-2 ${styles.buttons}`}>{buttons[category]}</div>
      <input
        key={category}
        ref={chooser}
        type="file"
        accept={accepted[category]}
        multiple
        hidden
        aria-label={copy.uploadPhotos}
        onChange={(event) => onFiles(takenFiles(event))}
      />
    </div>
  );
}
