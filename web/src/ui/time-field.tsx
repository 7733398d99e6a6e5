import { TextField, type TextFieldProps } from './text-field.tsx';

/** A time of day, value `HH:MM`: the device's own time input. */
export function TimeField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="time" />;
}
