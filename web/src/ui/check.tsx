import { Check as CheckIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './check.module.css';
import { classNames } from './class-names.ts';
import { FieldNotes } from './field.tsx';

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  error?: string | undefined;
}

/** One checkbox with its label, 48 px high on touch. */
export function Check({ label, error, className, id, ...input }: CheckProps) {
  const made = useId();
  const checkId = id ?? made;
  return (
    <div className={className}>
      <label className={styles.check} htmlFor={checkId}>
        <input
          {...input}
          id={checkId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${checkId}-error` : undefined}
        />
        <CheckBox />
        <span>{label}</span>
      </label>
      <FieldNotes id={checkId} error={error} />
    </div>
  );
}

/** The visible square alone, for chips; `checked` is only needed where no input stands before it. */
export function CheckBox({ checked }: { checked?: boolean | undefined }) {
  return (
    <span className={classNames(styles.box)} data-checked={checked || undefined} aria-hidden>
      <CheckIcon size={16} strokeWidth={3.25} />
    </span>
  );
}
