import { TextField, type TextFieldProps } from './text-field.tsx';

/** A calendar day, value `YYYY-MM-DD`: the device's own date input. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" />;
}
