import type { RoomField } from '@tidemark/contract/rooms/fields';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { copy } from './copy.ts';
import { RoomFields } from './room-fields.tsx';
import { type RoomEntry, readRoomForm } from './room-form.ts';

export interface RoomDialogProps {
  opened: boolean;
  title: string;
  saveLabel: string;
  saveIcon?: ReactNode;
  /** The fields' initial values. */
  start?: Partial<RoomEntry> | undefined;
  /** More options, below the fields. */
  children?: ReactNode;
  onClose: () => void;
  onClosed?: () => void;
  /** `form` has the other options. */
  onSave: (room: RoomEntry, form: FormData) => Promise<void>;
}

/** Add Room, Edit Room and Duplicate Room: the same fields, read by the same rules. */
export function RoomDialog(props: RoomDialogProps) {
  const { opened, title, saveLabel, saveIcon, start, children, onClose, onClosed, onSave } = props;
  const form = useId();
  const [errors, setErrors] = useState<Partial<Record<RoomField, string | undefined>>>({});
  const saving = useRef(false);
  const close = () => {
    setErrors({});
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Pressed again before the room is stored, or while the dialog closes.
    if (saving.current || !opened) return;
    const fields = event.currentTarget;
    const entered = new FormData(fields);
    const read = readRoomForm(Object.fromEntries(entered) as Record<RoomField, string>);
    if ('errors' in read) {
      setErrors(read.errors);
      const [first] = Object.keys(read.errors);
      if (first) fields.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setErrors({});
    saving.current = true;
    await onSave(read.room, entered).finally(() => {
      saving.current = false;
    });
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
          <Button onClick={close}>{copy.cancel}</Button>
          <Button kind="primary" type="submit" form={form} icon={saveIcon}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onInput={forget}
        onSubmit={(event) => void submit(event)}
      >
        <RoomFields start={start} errors={errors} />
        {children}
      </form>
    </Dialog>
  );
}
