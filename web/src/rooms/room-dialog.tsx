import type { RoomField } from '@tidemark/contract/rooms/fields';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { copy } from './copy.ts';
import { RoomFields } from './room-fields.tsx';
import { type RoomEntry, readRoomForm } from './room-form.ts';
import styles from './rooms.module.css';

export interface RoomDialogProps {
  opened: boolean;
  title: string;
  saveLabel: string;
  saveIcon?: ReactNode;
  /** The fields' initial values. */
  start?: Partial<RoomEntry> | undefined;
  /** The names of the other rooms, for a new one. */
  taken?: readonly string[] | undefined;
  /** More options, below the fields. */
  children?: ReactNode;
  onClose: () => void;
  onClosed?: () => void;
  /** `form` has the other options. */
  onSave: (room: RoomEntry, form: FormData) => Promise<void>;
  /** Saves and leaves the dialog open for the next room. @returns whether it was saved */
  onSaveAnother?: (room: RoomEntry) => Promise<boolean>;
}

/** Add Room, Edit Room and Duplicate Room: the same fields, read by the same rules. */
export function RoomDialog(props: RoomDialogProps) {
  const { opened, title, saveLabel, saveIcon, start, taken, children } = props;
  const { onClose, onClosed, onSave, onSaveAnother } = props;
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const another = useRef(false);
  const [errors, setErrors] = useState<Partial<Record<RoomField, string | undefined>>>({});
  const saving = useRef(false);
  const close = () => {
    setErrors({});
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stays = another.current;
    another.current = false;
    // Pressed again before the room is stored, or while the dialog closes.
    if (saving.current || !opened) return;
    const its = event.currentTarget;
    const entered = new FormData(its);
    const read = readRoomForm(Object.fromEntries(entered) as Record<RoomField, string>);
    if ('errors' in read) {
      setErrors(read.errors);
      const [first] = Object.keys(read.errors);
      if (first) its.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setErrors({});
    saving.current = true;
    const saved = stays && onSaveAnother ? onSaveAnother(read.room) : onSave(read.room, entered);
    const added = await saved.finally(() => {
      saving.current = false;
    });
    if (added !== true) return;
    its.reset();
    (its.elements.namedItem('type') as HTMLElement).focus();
  };
  /** A corrected field is no longer invalid until the next try. */
  const forget = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    if (name in errors) setErrors({ ...errors, [name]: undefined });
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      keepOnOutsideTap
      title={title}
      footer={
        <>
          {onSaveAnother && (
            <Button
              kind="outline"
              className={styles.another}
              onClick={() => {
                another.current = true;
                fields.current!.requestSubmit();
              }}
            >
              {copy.addAnother}
            </Button>
          )}
          <Button onClick={close}>{copy.cancel}</Button>
          <Button kind="primary" type="submit" form={form} icon={saveIcon}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={form}
        noValidate
        className="grid gap-4"
        onInput={forget}
        onSubmit={(event) => void submit(event)}
      >
        <RoomFields start={start} errors={errors} taken={taken} />
        {children}
      </form>
    </Dialog>
  );
}
