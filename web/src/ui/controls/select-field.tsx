import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type Choice, choiceOf } from './choice.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, keyof FieldProps>, FieldProps {
  choices?: readonly Choice[] | undefined;
  /** The first, empty choice ("Select claim type"); without it there is none. */
  placeholder?: string | undefined;
}

/**
 * Single selection with the device's own `<select>`; a right-to-left name is visible from its beginning. Give
 * `choices`, or `<option>`s as children.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, required, hint, error, inline, labelHidden, className, id, ...rest } = props;
  const { choices, placeholder, children, ...select } = rest;
  const field = { label, required, hint, error, inline, labelHidden, className, id, name: select.name };
  return (
    <Field {...field}>
      {(control) => (
        <div className={`row relative ${styles.box}`}>
          <select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices?.map(choiceOf).map((choice) => (
              <option key={choice.value} value={choice.value} dir="auto">
                {choice.label}
              </option>
            ))}
            {children}
          </select>
          <ChevronDown size={20} className={styles.arrow} aria-hidden />
        </div>
      )}
    </Field>
  );
}
