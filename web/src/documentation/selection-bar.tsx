import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { FolderDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { changePhotos, removePhotos } from './change-photos.ts';
import { copy, deleteFailed } from './copy.ts';
import styles from './selection-bar.module.css';
import { selectionCopy } from './selection-copy.ts';
import type { RoomChoice } from './use-room-choices.ts';
import { downloadPhotos } from './zip-photos.ts';

interface Props {
  photos: readonly DocumentationFile[];
  of: number;
  rooms: readonly RoomChoice[];
  /** After Submit they can only be downloaded. */
  mayChange: boolean;
  onAll: () => void;
  onEnd: () => void;
}

/** What can be done with the chosen photos; room and caption can be undone, Delete asks. */
export default function SelectionBar({ photos, of, rooms, mayChange, onAll, onEnd }: Props) {
  const [caption, setCaption] = useState('');
  const count = photos.length;
  const none = count === 0;
  const change = async (what: Parameters<typeof changePhotos>[1], title: string) => {
    try {
      const undo = await changePhotos(photos, what);
      showToast({
        kind: 'success',
        id: 'selection',
        title,
        action: { label: selectionCopy.undo, onPress: () => void undo().catch(failed) },
      });
    } catch (error) {
      failed(error);
    }
  };
  const remove = async () => {
    if (
      !(await confirm({ ...selectionCopy.askRemove(count), confirmIcon: <Trash2 size={20} aria-hidden /> }))
    )
      return;
    try {
      await removePhotos(photos);
      onEnd();
      showToast({ kind: 'success', id: 'selection', title: selectionCopy.removed(count) });
    } catch (error) {
      reportError(error);
      const [title, message] = deleteFailed('photo');
      showToast({ kind: 'error', id: 'selection', title, message });
    }
  };
  const [zipping, setZipping] = useState(false);
  const download = async () => {
    setZipping(true);
    await downloadPhotos(photos);
    setZipping(false);
  };
  const changes = (
    <>
      <SelectField
        label={copy.room}
        labelHidden
        value=""
        disabled={none}
        onChange={({ target }) => {
          const room = rooms.find(({ id }) => id === target.value);
          void change({ roomId: room?.id ?? null }, selectionCopy.moved(count, room?.name ?? copy.noRoom));
        }}
      >
        <option value="" hidden>
          {selectionCopy.setRoom}
        </option>
        <option value="none">{copy.noRoom}</option>
        {rooms.map(({ id, name }) => (
          <option key={id} value={id} dir="auto">
            {name}
          </option>
        ))}
      </SelectField>
      <Button
        kind="danger"
        icon={<Trash2 size={20} aria-hidden />}
        aria-disabled={none || undefined}
        onClick={() => !none && void remove()}
      >
        {selectionCopy.remove}
      </Button>
      <form
        className={`row gap-2 ${styles.caption}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (none) return;
          void change({ description: caption.trim() || null }, selectionCopy.captioned(count));
          setCaption('');
        }}
      >
        <TextField
          label={copy.caption}
          labelHidden
          placeholder={copy.caption}
          maxLength={2000}
          value={caption}
          onChange={({ target }) => setCaption(target.value)}
        />
        <Button type="submit" aria-disabled={none || undefined}>
          {selectionCopy.setCaption}
        </Button>
      </form>
    </>
  );
  return (
    <section className={`surface stack gap-2 ${styles.bar}`} aria-label={selectionCopy.bar}>
      <div className="row gap-2">
        <p className="grow w-650 tabular" role="status">
          {selectionCopy.chosen(count, of)}
        </p>
        <Button size="sm" kind="quiet" onClick={onAll}>
          {selectionCopy.all}
        </Button>
        <Button size="sm" onClick={onEnd}>
          {selectionCopy.done}
        </Button>
      </div>
      <div className={`flex wrap gap-2 ${styles.acts}`}>
        <Button
          icon={<FolderDown size={20} aria-hidden />}
          aria-disabled={none || undefined}
          busy={zipping}
          onClick={() => !none && void download()}
        >
          {selectionCopy.download}
        </Button>
        {mayChange && changes}
      </div>
    </section>
  );
}

function failed(error: unknown): void {
  reportError(error);
  showToast({ kind: 'error', id: 'selection', title: selectionCopy.failed });
}
