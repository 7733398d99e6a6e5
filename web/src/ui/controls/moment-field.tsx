import { type SyntheticEvent, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type MomentProps = Omit<TextFieldProps, 'type' | 'onInvalid' | 'onInput' | 'onKeyUp'>;

/** The device's own input of a day or a time. Typed in part its value is that of an empty one: then it says so itself. */
export function MomentField({ type, ...props }: MomentProps & { type: 'date' | 'time' }) {
  const [partial, setPartial] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (!currentTarget.validity.badInput) setPartial(false);
  };
  return (
    <TextField
      {...props}
      type={type}
      error={partial ? `Enter the whole ${type}.` : props.error}
      onInvalid={() => setPartial(true)}
      // Erasing what was typed in part changes no value: no change is told then.
      onInput={look}
      onKeyUp={look}
    />
  );
}

/** Goes to the first day or time that is typed in part, if there is one, and has it say so. @returns whether there is */
export function refusePartial(form: Element): boolean {
  const partial = [...form.querySelectorAll('input')].find(({ validity }) => validity.badInput);
  partial?.checkValidity();
  partial?.focus();
  return partial !== undefined;
}
