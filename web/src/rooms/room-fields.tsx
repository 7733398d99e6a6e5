import {
  blankRoom,
  type RoomField,
  roomConditions,
  roomFields,
  roomTypes,
} from '@tidemark/contract/rooms/fields';
import { type ChangeEvent, useRef } from 'react';
import { SelectField } from '../ui/controls/select-field.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { copy } from './copy.ts';
import { freeName } from './next-name.ts';
import type { RoomEntry } from './room-form.ts';
import { SizeFields } from './size-fields.tsx';

interface RoomFieldsProps {
  start: Partial<RoomEntry> | undefined;
  errors: Partial<Record<RoomField, string | undefined>>;
  /** The names of the other rooms of a new one: its type proposes a name that none of them has. */
  taken: readonly string[] | undefined;
  drawn: boolean;
}

const conditions = roomConditions.map((value) => ({
  value,
  label: value.replace(/^./, (letter) => letter.toUpperCase()),
}));

/** The fields of the room dialog with their initial values. */
export function RoomFields({ start, errors, taken, drawn }: RoomFieldsProps) {
  const name = useRef<HTMLInputElement>(null);
  const proposed = useRef('');
  /** A name somebody typed stays. */
  const propose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const field = name.current!;
    if (!taken || (field.value.trim() !== '' && field.value !== proposed.current)) return;
    const { value } = target;
    proposed.current = value === '' || value === 'Other' ? '' : freeName(value, taken);
    field.value = proposed.current;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <TextField
        ref={name}
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
        onChange={propose}
      />
      <SelectField
        label={roomFields.condition.label}
        name="condition"
        choices={conditions}
        defaultValue={start?.condition ?? blankRoom.condition}
        error={errors.condition}
      />
      <SizeFields start={start} errors={errors} drawn={drawn} />
    </>
  );
}
