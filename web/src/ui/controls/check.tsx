import { Check as CheckIcon, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './check.module.css';
import { FieldNotes } from './field.tsx';

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  /** Some of what it covers are selected, not all. */
  partly?: boolean | undefined;
  error?: string | undefined;
}

/** One checkbox with its label, 48 px high on touch. */
export function Check({ label, partly = false, error, className, id, ...input }: CheckProps) {
  const made = useId();
  const checkId = id ?? made;
  return (
    <div className={className}>
      <label className={`row tap gap-3 ${styles.check}`} htmlFor={checkId}>
        <input
          {...input}
          id={checkId}
          type="checkbox"
          ref={(element) => {
            if (element) element.indeterminate = partly;
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${checkId}-error` : undefined}
        />
        <CheckBox partly={partly} />
        <span>{label}</span>
      </label>
      <FieldNotes id={checkId} error={error} />
    </div>
  );
}

interface BoxProps {
  checked?: boolean | undefined;
  partly?: boolean | undefined;
}

/** The visible square alone, for chips; `checked` is only needed without an input before it. */
export function CheckBox({ checked, partly }: BoxProps) {
  const Mark = partly ? Minus : CheckIcon;
  return (
    <span
      className={classNames('grid flex-none surface place-center', styles.box)}
      data-checked={checked || partly || undefined}
      aria-hidden
    >
      <Mark size={16} strokeWidth={3.25} />
    </span>
  );
}
