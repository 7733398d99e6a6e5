import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { showWhole } from './show-whole.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, keyof FieldProps>, FieldProps {}

/** Several lines of text; 3 rows by default. */
export function TextArea(props: TextAreaProps) {
  const { label, required, hint, error, inline, labelHidden, className, id, ...area } = props;
  const field = { label, required, hint, error, inline, labelHidden, className, id, name: area.name };
  return (
    <Field {...field}>
      {(control) => (
        <div className={`row relative ${styles.box}`}>
          <textarea rows={3} onKeyUp={showWhole} {...area} {...control} />
        </div>
      )}
    </Field>
  );
}
