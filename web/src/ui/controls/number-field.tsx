import type { FormEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'onInput'> {
  /** Shown after the figure ("ft", "%"). */
  unit?: string | undefined;
  /** Whole numbers only: a keypad without a decimal point. */
  whole?: boolean | undefined;
}

/** A figure, kept as typed text so that a half-typed "28." is not rewritten; the caller parses it. */
export function NumberField({ unit, whole, ...props }: NumberFieldProps) {
  return (
    <TextField
      mono
      inputMode={whole ? 'numeric' : 'decimal'}
      end={unit}
      {...props}
      onInput={props.start === '$' ? dropSign : undefined}
    />
  );
}

/** The sign stands before the field already; people type and paste it all the same. */
function dropSign({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  if (input.value.includes('$')) input.value = input.value.replaceAll('$', '').trim();
}
