import { type Room, roomConditions, roomTypes } from '@tidemark/contract/rooms';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { copy } from './copy.ts';
import { type RoomEntry, type RoomField, readRoomForm } from './room-form.ts';
import styles from './rooms.module.css';

interface RoomDialogProps {
  opened: boolean;
  /** The room to change; none adds one. */
  room?: Room | undefined;
  onClose: () => void;
  onSave: (room: RoomEntry) => Promise<void>;
}

const conditions = roomConditions.map((value) => ({
  value,
  label: value.replace(/^./, (letter) => letter.toUpperCase()),
}));
const sizes = [
  ['dimensionsLength', copy.length],
  ['dimensionsWidth', copy.width],
  ['dimensionsHeight', copy.height],
] as const;

/** Add Room, or Edit Room with what the room has. */
export function RoomDialog({ opened, room, onClose, onSave }: RoomDialogProps) {
  const form = useId();
  const [errors, setErrors] = useState<Partial<Record<RoomField, string | undefined>>>({});
  const close = () => {
    setErrors({});
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const entered = Object.fromEntries(new FormData(fields)) as Record<RoomField, string>;
    const read = readRoomForm(entered);
    if ('errors' in read) {
      setErrors(read.errors);
      const [first] = Object.keys(read.errors);
      if (first) fields.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setErrors({});
    await onSave(read.room);
  };
  /** A corrected field is not wrong any more until it is tried again. */
  const forget = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    if (name in errors) setErrors({ ...errors, [name]: undefined });
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      keepOnOutsideTap
      title={room ? copy.editRoom : copy.addRoom}
      footer={
        <>
          <Button onClick={close}>{copy.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            form={form}
            icon={room ? undefined : <Plus size={20} aria-hidden />}
          >
            {room ? copy.saveChanges : copy.addRoom}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onInput={forget}
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={copy.name}
          name="name"
          required
          maxLength={120}
          defaultValue={room?.name}
          error={errors.name}
        />
        <SelectField
          label={copy.type}
          name="type"
          required
          placeholder={copy.typePlaceholder}
          choices={roomTypes}
          defaultValue={room?.type ?? ''}
          error={errors.type}
        />
        <SelectField
          label={copy.condition}
          name="condition"
          choices={conditions}
          defaultValue={room?.condition ?? 'good'}
          error={errors.condition}
        />
        <div className={styles.sizes}>
          {sizes.map(([name, label]) => (
            <NumberField
              key={name}
              label={label}
              name={name}
              placeholder="0.0"
              defaultValue={room?.[name] || ''}
              error={errors[name]}
            />
          ))}
        </div>
      </form>
    </Dialog>
  );
}
