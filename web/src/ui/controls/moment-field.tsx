import { type SyntheticEvent, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type MomentProps = Omit<TextFieldProps, 'type' | 'onInvalid' | 'onInput' | 'onKeyUp'>;

/** The device's own input for a day or a time. A partly typed one has an empty value and reports its own error. */
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
      // Erasing a partly typed value does not change the value, so no change event comes.
      onInput={look}
      onKeyUp={look}
    />
  );
}

/** Focuses the first partly typed day or time, if any, and shows its error. @returns whether there is one */
export function refusePartial(form: Element): boolean {
  const partial = [...form.querySelectorAll('input')].find(({ validity }) => validity.badInput);
  partial?.checkValidity();
  partial?.focus();
  return partial !== undefined;
}
