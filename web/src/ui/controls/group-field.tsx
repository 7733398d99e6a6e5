import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Asterisk, FieldNotes, type FieldProps } from './field.tsx';
import styles from './group-field.module.css';

interface Props extends Omit<FieldProps, 'inline'> {
  role: 'group' | 'radiogroup';
  id?: string | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** In error, the element around them carries `data-invalid` for their CSS. */
  children: ReactNode;
}

/** Legend, hint and error of a group of buttons, tied to the group as name and description. */
export function GroupField(props: Props) {
  const { role, label, required, hint, error, labelHidden, className, id, onKeyDown, children } = props;
  const made = useId();
  const groupId = id ?? made;
  const described = [hint && `${groupId}-hint`, error && `${groupId}-error`].filter(Boolean).join(' ');
  const radios = role === 'radiogroup';
  const group = {
    role,
    'aria-labelledby': `${groupId}-label`,
    'aria-describedby': described || undefined,
    'aria-required': (radios && required) || undefined,
    'aria-invalid': (radios && Boolean(error)) || undefined,
    onKeyDown,
  };
  return (
    <div
      {...group}
      id={groupId}
      data-invalid={error ? true : undefined}
      className={classNames('min-w-0', className)}
    >
      <span
        id={`${groupId}-label`}
        className={labelHidden ? 'visually-hidden' : `text-body w-600 block tight ${styles.legend}`}
      >
        {label}
        <Asterisk required={required} />
      </span>
      {children}
      <FieldNotes id={groupId} hint={hint} error={error} />
    </div>
  );
}
