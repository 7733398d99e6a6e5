import { classNames } from '../layout/class-names.ts';
import { CheckBox } from './check.tsx';
import chip from './chip.module.css';
import type { FieldProps } from './field.tsx';
import { GroupField } from './group-field.tsx';
import styles from './yes-no.module.css';

export interface YesNoProps extends Omit<FieldProps, 'inline'> {
  /** null: not answered yet. */
  value: boolean | null | undefined;
  onChange: (value: boolean | null) => void;
  disabled?: boolean | undefined;
  id?: string | undefined;
}

/** The answer after a tap: a second tap on the selected answer clears it. */
export const answerAfterTap = (current: boolean | null | undefined, tapped: boolean) =>
  current === tapped ? null : tapped;

/** A question with two large check chips. */
export function YesNo({ value, onChange, disabled, className, ...field }: YesNoProps) {
  return (
    <GroupField role="group" className={classNames('line-bottom', styles.question, className)} {...field}>
      <div className={`grid gap-2 cols-2 narrow-cols-1 ${styles.answers}`}>
        {[true, false].map((answer) => (
          // biome-ignore lint/a11y/useSemanticElements: the whole chip is the checkbox
          <button
            key={String(answer)}
            type="button"
            role="checkbox"
            aria-checked={value === answer}
            disabled={disabled}
            className={chip.chip}
            onClick={() => onChange(answerAfterTap(value, answer))}
          >
            <CheckBox checked={value === answer} />
            <span>{answer ? 'Yes' : 'No'}</span>
          </button>
        ))}
      </div>
    </GroupField>
  );
}
