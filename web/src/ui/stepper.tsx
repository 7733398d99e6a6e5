import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Asterisk, FieldNotes } from './field.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  /** Plain text: the two buttons are named after it. */
  label: string;
  /** Second line under the label. */
  note?: ReactNode;
  /** null or undefined: nothing entered. */
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  required?: boolean | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A whole number typed or stepped, held between `min` (0) and `max` (9999). Emptied, it is null. */
export function Stepper(props: StepperProps) {
  const {
    label,
    note,
    value,
    onChange,
    min = 0,
    max = 9999,
    required,
    error,
    disabled,
    id,
    className,
  } = props;
  const made = useId();
  const inputId = id ?? made;
  const held = (next: number) => Math.min(max, Math.max(min, next));
  const typed = (text: string) => {
    const digits = text.replace(/\D/g, '');
    onChange(digits === '' ? null : held(Number(digits)));
  };
  return (
    <div className={className} data-invalid={error ? true : undefined}>
      <div className={styles.stepper}>
        <label className={styles.label} htmlFor={inputId}>
          {label}
          <Asterisk required={required} />
          {note && <small>{note}</small>}
        </label>
        <div className={styles.control}>
          <button
            type="button"
            aria-label={`One less: ${label}`}
            disabled={disabled || (value ?? min) <= min}
            onClick={() => onChange(held((value ?? min) - 1))}
          >
            <Minus size={22} aria-hidden />
          </button>
          <input
            id={inputId}
            inputMode="numeric"
            autoComplete="off"
            value={value ?? ''}
            placeholder="0"
            disabled={disabled}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${inputId}-error` : undefined}
            onChange={(event) => typed(event.target.value)}
          />
          <button
            type="button"
            aria-label={`One more: ${label}`}
            disabled={disabled || (value ?? min) >= max}
            onClick={() => onChange(held((value ?? min) + 1))}
          >
            <Plus size={22} aria-hidden />
          </button>
        </div>
      </div>
      <FieldNotes id={inputId} error={error} />
    </div>
  );
}
