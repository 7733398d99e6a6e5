import { shotChoices, shotNames } from '@tidemark/contract/shot-names';
import type { Shot } from '@tidemark/contract/shots';
import { FolderDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { confirm } from '../ui/feedback/confirm.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { copy, deleteFailed } from './copy.ts';
import styles from './selection-bar.module.css';
import { selectionCopy } from './selection-copy.ts';
import type { RoomChoice } from './use-room-choices.ts';
import { downloadPhotos } from './zip-photos.ts';

/** What is done with the chosen photos of an inspection, or of a job. */
export interface SelectionActs {
  /** @returns what takes it back */
  change(what: SelectionChange): Promise<() => Promise<void>>;
  /** None: they cannot be deleted. */
  remove?: (() => Promise<void>) | undefined;
  /** What they are deleted from. */
  of: 'inspection' | 'job';
}
export type SelectionChange = Partial<Record<'roomId' | 'caption' | 'label' | 'shot', string | null>>;

interface Props {
  photos: readonly { id: string; filename: string }[];
  of: number;
  rooms: readonly RoomChoice[];
  /** None: they can only be downloaded. */
  acts: SelectionActs | undefined;
  onAll: () => void;
  onEnd: () => void;
}

/** What can be done with the chosen photos; room and caption can be undone, Delete asks. */
export default function SelectionBar({ photos, of, rooms, acts, onAll, onEnd }: Props) {
  const count = photos.length;
  const none = count === 0;
  const change = async ({ change: send }: SelectionActs, what: SelectionChange, title: string) => {
    try {
      const undo = await send(what);
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
  const remove = async (removeAll: () => Promise<void>, from: SelectionActs['of']) => {
    const ask = selectionCopy.askRemove(count, from);
    if (!(await confirm({ ...ask, confirmIcon: <Trash2 size={20} aria-hidden /> }))) return;
    try {
      await removeAll();
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
  const changes = (its: SelectionActs) => (
    <>
      <SelectField
        label={copy.room}
        labelHidden
        value=""
        disabled={none}
        onChange={({ target }) => {
          const room = rooms.find(({ id }) => id === target.value);
          const words = selectionCopy.moved(count, room?.name ?? copy.noRoom);
          void change(its, { roomId: room?.id ?? null }, words);
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
      <SelectField
        label={selectionCopy.shot}
        labelHidden
        value=""
        disabled={none}
        onChange={({ target }) => {
          const shot = target.value === 'none' ? null : (target.value as Shot);
          const words = selectionCopy.shotGiven(count, shot ? shotNames[shot] : selectionCopy.noShot);
          void change(its, { shot }, words);
        }}
      >
        <option value="" hidden>
          {selectionCopy.setShot}
        </option>
        <option value="none">{selectionCopy.noShot}</option>
        {shotChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {its.remove && (
        <Button
          kind="danger"
          icon={<Trash2 size={20} aria-hidden />}
          aria-disabled={none || undefined}
          onClick={() => !none && void remove(its.remove!, its.of)}
        >
          {selectionCopy.remove}
        </Button>
      )}
      {its.of === 'job' && (
        <TextForm
          label={selectionCopy.label}
          act={selectionCopy.setLabel}
          longest={60}
          none={none}
          onSet={(label) => void change(its, { label }, selectionCopy.labeled(count))}
        />
      )}
      <TextForm
        label={copy.caption}
        act={selectionCopy.setCaption}
        longest={2000}
        none={none}
        onSet={(caption) => void change(its, { caption }, selectionCopy.captioned(count))}
      />
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
        {acts && changes(acts)}
      </div>
    </section>
  );
}

interface TextFormProps {
  label: string;
  /** Its button. */
  act: string;
  longest: number;
  none: boolean;
  onSet: (text: string | null) => void;
}

/** One text for all of them. */
function TextForm({ label, act, longest, none, onSet }: TextFormProps) {
  const [text, setText] = useState('');
  return (
    <form
      className={`row gap-2 ${styles.caption}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (none) return;
        onSet(text.trim() || null);
        setText('');
      }}
    >
      <TextField
        label={label}
        labelHidden
        placeholder={label}
        maxLength={longest}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" aria-disabled={none || undefined}>
        {act}
      </Button>
    </form>
  );
}

function failed(error: unknown): void {
  reportError(error);
  showToast({ kind: 'error', id: 'selection', title: selectionCopy.failed });
}
