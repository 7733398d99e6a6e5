import { CircleAlert } from 'lucide-react';
import { createContext, type ReactElement, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './field.module.css';

/** What every control with a label takes. */
export interface FieldProps {
  label: ReactNode;
  /** Shows the red asterisk and sets `aria-required`; never the browser's own required bubble. */
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Label at the left of the control. */
  inline?: boolean | undefined;
  /** The label is for screen readers only. */
  labelHidden?: boolean | undefined;
  className?: string | undefined;
}

/** The attributes that tie label, hint and error to a control. */
export interface ControlProps {
  id: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What is wrong in a form, by the names of its fields; a field's own `error` comes first. */
export const FormErrors = createContext<Readonly<Record<string, string>>>({});

interface Props extends FieldProps {
  id?: string | undefined;
  name?: string | undefined;
  children: (control: ControlProps) => ReactElement;
}

const shown = (part: ReactNode) => part !== undefined && part !== null && part !== '';

/** Label, control, hint and error of one control. For a group of buttons use GroupField. */
export function Field(props: Props) {
  const { label, required, hint, inline, labelHidden, className, id, name, children } = props;
  const wrong = useContext(FormErrors);
  const error = props.error ?? (name === undefined ? undefined : wrong[name]);
  const made = useId();
  const controlId = id ?? made;
  const described = [shown(hint) && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean);
  return (
    <div
      className={classNames(styles.field, className)}
      data-inline={inline || undefined}
      data-invalid={error ? true : undefined}
    >
      <label
        className={labelHidden ? 'visually-hidden' : `text-body w-600 block tight ${styles.label}`}
        htmlFor={controlId}
      >
        {label}
        <Asterisk required={required} />
      </label>
      {children({
        id: controlId,
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.length ? described.join(' ') : undefined,
      })}
      <FieldNotes id={controlId} hint={hint} error={error} />
    </div>
  );
}

/** The red asterisk of a required answer. */
export function Asterisk({ required }: { required: boolean | undefined }) {
  if (!required) return null;
  return (
    <span className={`w-700 ${styles.required}`} aria-hidden>
      {' *'}
    </span>
  );
}

/** Hint and error under a control; their ids are `<id>-hint` and `<id>-error`. */
export function FieldNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}) {
  return (
    <>
      {shown(hint) && (
        <p className={`t-small ${styles.hint}`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={`flex text-body w-600 gap-2 tight ${styles.error}`} id={`${id}-error`}>
          <CircleAlert size={18} aria-hidden />
          {error}
        </p>
      )}
    </>
  );
}
