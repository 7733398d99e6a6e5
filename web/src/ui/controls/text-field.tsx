import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { EmptyMoment } from './empty-moment.tsx';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Native = Omit<ComponentProps<'input'>, keyof FieldProps | 'size' | 'prefix'>;

export interface TextFieldProps extends Native, FieldProps {
  /** An icon, a currency symbol or a button before or after the text. */
  start?: ReactNode;
  end?: ReactNode;
  /** Figures (IDs, claim numbers) in the monospace font. */
  mono?: boolean | undefined;
}

/** One line of text: `<input>` with label, hint and error; native props and `ref` go to the input. */
export function TextField(props: TextFieldProps) {
  const { label, required, hint, error, inline, labelHidden, className, start, end, mono, id, ...input } =
    props;
  const field = { label, required, hint, error, inline, labelHidden, className, id, name: input.name };
  return (
    <Field {...field}>
      {(control) => (
        <div className={`row relative ${styles.box}`}>
          <Affix at="start">{start}</Affix>
          <input
            type="text"
            autoComplete="off"
            {...input}
            {...control}
            className={classNames(mono && 'num')}
          />
          {input.type === 'date' && <EmptyMoment looks="mm/dd/yyyy" />}
          {input.type === 'time' && <EmptyMoment looks="--:-- --" />}
          <Affix at="end">{end}</Affix>
        </div>
      )}
    </Field>
  );
}

function Affix({ at, children }: { at: 'start' | 'end'; children: ReactNode }) {
  if (children === undefined || children === null) return null;
  if (typeof children !== 'string') {
    return (
      <span className={`row ${styles.adornment}`} data-at={at}>
        {children}
      </span>
    );
  }
  return (
    <span className={`nowrap text-body ${styles.affix}`} data-at={at}>
      {children}
    </span>
  );
}
