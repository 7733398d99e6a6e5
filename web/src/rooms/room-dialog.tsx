import type { RoomField } from '@tidemark/contract/rooms/fields';
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
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
  onSave: (room: RoomEntry, form: FormData) => Promise<unknown>;
  /** Another way to save. @returns true if the fields are for the next new room now */
  second?: { label: string; onSave: (room: RoomEntry) => Promise<unknown> } | undefined;
  /** The room whose fields these are, for a dialog that goes on to the next. */
  edited?: string;
  /** Length has the focus. */
  measuring?: boolean;
  /** The room has a sketch, which says its size. */
  drawn?: boolean;
}

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLElement;

/** Add Room, Edit Room and Duplicate Room: the same fields, read by the same rules. */
export function RoomDialog(props: RoomDialogProps) {
  const { opened, title, saveLabel, saveIcon, start, taken, children } = props;
  const { onClose, onClosed, onSave, second, edited, measuring, drawn = false } = props;
  const form = useId();
  const fields = useRef<HTMLFormElement>(null);
  const bySecond = useRef(false);
  const [errors, setErrors] = useState<Partial<Record<RoomField, string | undefined>>>({});
  const saving = useRef(false);
  useLayoutEffect(() => {
    if (opened && edited && measuring) fieldOf(fields.current!, 'dimensionsLength').focus();
  }, [opened, edited, measuring]);
  const close = () => {
    setErrors({});
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const other = bySecond.current ? second : undefined;
    bySecond.current = false;
    // Pressed again before the room is stored, or while the dialog closes.
    if (saving.current || !opened) return;
    const its = event.currentTarget;
    const entered = new FormData(its);
    const read = readRoomForm(Object.fromEntries(entered) as Record<RoomField, string>);
    if ('errors' in read) {
      setErrors(read.errors);
      const [first] = Object.keys(read.errors);
      if (first) fieldOf(its, first).focus();
      return;
    }
    setErrors({});
    saving.current = true;
    const saved = other ? other.onSave(read.room) : onSave(read.room, entered);
    const added = await saved.finally(() => {
      saving.current = false;
    });
    if (added !== true) return;
    its.reset();
    fieldOf(its, 'type').focus();
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
          {second && (
            <Button
              kind="outline"
              className={styles.second}
              onClick={() => {
                bySecond.current = true;
                fields.current!.requestSubmit();
              }}
            >
              {second.label}
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
        key={edited}
        ref={fields}
        id={form}
        noValidate
        className="grid gap-4"
        onInput={forget}
        onSubmit={(event) => void submit(event)}
      >
        <RoomFields start={start} errors={errors} taken={taken} drawn={drawn} />
        {children}
      </form>
    </Dialog>
  );
}
