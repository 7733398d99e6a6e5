import { ungrouped } from '@tidemark/contract/typed-numbers';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
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

/** The first step up of an empty one is to its minimum, or 1. */
export const stepped = (value: number | null | undefined, by: 1 | -1, min: number): number =>
  value === null || value === undefined ? Math.max(min, 1) : value + by;

/**
 * A whole number, typed or stepped, between `min` (0) and `max` (9999); null when emptied. "1.5" and "1,5" are 1 and
 * stay as typed until blur, because without the point they would become 15. At its limits a button is aria-disabled,
 * because a disabled one loses the focus.
 */
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
  const [atLeast, atMost] = [(value ?? min) <= min, (value ?? min) >= max];
  const held = (next: number) => Math.min(max, Math.max(min, next));
  const [pointed, setPointed] = useState<string>();
  const step = (by: 1 | -1) => {
    setPointed(undefined);
    onChange(held(stepped(value, by, min)));
  };
  const typed = (text: string) => {
    const [whole, part] = ungrouped(text).split(/[.,]/);
    setPointed(part === undefined ? undefined : text);
    const digits = whole!.replace(/\D/g, '');
    onChange(digits === '' ? null : held(Number(digits)));
  };
  return (
    <div className={className} data-invalid={error ? true : undefined}>
      <div className={`row gap-3 ${styles.stepper}`}>
        <label className={`grow w-600 tight ${styles.label}`} htmlFor={inputId}>
          {label}
          <Asterisk required={required} />
          {note && <small>{note}</small>}
        </label>
        <div className={`flex flex-none surface clip edged ${styles.control}`}>
          <button
            type="button"
            aria-label={`One less: ${label}`}
            disabled={disabled}
            aria-disabled={atLeast || undefined}
            onClick={() => atLeast || step(-1)}
          >
            <Minus size={22} aria-hidden />
          </button>
          <input
            id={inputId}
            inputMode="numeric"
            autoComplete="off"
            value={pointed ?? value ?? ''}
            placeholder="0"
            disabled={disabled}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${inputId}-error` : undefined}
            onChange={(event) => typed(event.target.value)}
            onBlur={() => setPointed(undefined)}
          />
          <button
            type="button"
            aria-label={`One more: ${label}`}
            disabled={disabled}
            aria-disabled={atMost || undefined}
            onClick={() => atMost || step(1)}
          >
            <Plus size={22} aria-hidden />
          </button>
        </div>
      </div>
      <FieldNotes id={inputId} error={error} />
    </div>
  );
}
