import styles from './chip.module.css';
import { type Choice, choiceOf } from './choice.ts';
import type { FieldProps } from './field.tsx';
import { GroupField } from './group-field.tsx';
import { roveAndPress } from './roving.ts';

export interface RadioChipsProps<Value extends string> extends Omit<FieldProps, 'inline'> {
  choices: readonly Choice<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  columns?: 2 | 3 | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
}

/** One of several as chips with a visible radio; arrow keys move and choose. */
export function RadioChips<Value extends string>(props: RadioChipsProps<Value>) {
  const { choices, value, onChange, columns, disabled, ...field } = props;
  const all = choices.map(choiceOf);
  const stop = all.some((choice) => choice.value === value) ? value : all[0]?.value;
  return (
    <GroupField role="radiogroup" onKeyDown={(event) => roveAndPress(event, '[role=radio]')} {...field}>
      <div className={styles.chips} data-columns={columns}>
        {all.map((choice) => (
          // biome-ignore lint/a11y/useSemanticElements: the whole chip is the radio
          <button
            key={choice.value}
            type="button"
            role="radio"
            aria-checked={choice.value === value}
            tabIndex={choice.value === stop ? 0 : -1}
            disabled={disabled}
            className={styles.chip}
            onClick={() => onChange(choice.value)}
          >
            <span className={styles.radio} aria-hidden />
            {choice.icon}
            <span>{choice.label}</span>
          </button>
        ))}
      </div>
    </GroupField>
  );
}
