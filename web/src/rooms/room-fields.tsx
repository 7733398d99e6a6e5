import {
  blankRoom,
  type RoomField,
  roomConditions,
  roomFields,
  roomTypes,
} from '@tidemark/contract/rooms/fields';
import type { KeyboardEvent } from 'react';
import { NumberField } from '../ui/controls/number-field.tsx';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { copy } from './copy.ts';
import { type RoomEntry, stepped } from './room-form.ts';
import styles from './rooms.module.css';

interface RoomFieldsProps {
  start: Partial<RoomEntry> | undefined;
  errors: Partial<Record<RoomField, string | undefined>>;
}

const conditions = roomConditions.map((value) => ({
  value,
  label: value.replace(/^./, (letter) => letter.toUpperCase()),
}));
const sizes = ['dimensionsLength', 'dimensionsWidth', 'dimensionsHeight'] as const;

/** The fields of the room dialog with their initial values. */
export function RoomFields({ start, errors }: RoomFieldsProps) {
  return (
    <>
      <TextField
        label={roomFields.name.label}
        name="name"
        required
        maxLength={120}
        defaultValue={start?.name}
        error={errors.name}
      />
      <SelectField
        label={roomFields.type.label}
        name="type"
        required
        placeholder={copy.typePlaceholder}
        choices={roomTypes}
        defaultValue={start?.type ?? ''}
        error={errors.type}
      />
      <SelectField
        label={roomFields.condition.label}
        name="condition"
        choices={conditions}
        defaultValue={start?.condition ?? blankRoom.condition}
        error={errors.condition}
      />
      <div className={`grid gap-2 cols-3 ${styles.sizes}`}>
        {sizes.map((name) => (
          <NumberField
            key={name}
            label={roomFields[name].label}
            name={name}
            placeholder="0.0"
            defaultValue={start?.[name] || ''}
            error={errors[name]}
            onKeyDown={step}
          />
        ))}
      </div>
    </>
  );
}

/** The up and down arrows change a dimension by 0.1 ft (second document, section 5). */
function step(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  const field = event.currentTarget;
  const next = stepped(field.value, event.key === 'ArrowUp' ? 1 : -1);
  if (next === undefined) return;
  field.value = next;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
