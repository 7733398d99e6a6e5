import { CheckBox } from './check.tsx';
import styles from './chip.module.css';
import { type Choice, choiceOf } from './choice.ts';
import type { FieldProps } from './field.tsx';
import { GroupField } from './group-field.tsx';

export interface ChipGridProps<Value extends string> extends Omit<FieldProps, 'inline'> {
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  /** The selected values, in the order of `choices`. */
  onChange: (value: Value[]) => void;
  columns?: 2 | 3 | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
}

/** Multiple selection: chips with a visible checkbox. */
export function ChipGrid<Value extends string>(props: ChipGridProps<Value>) {
  const { choices, value, onChange, columns, disabled, ...field } = props;
  const all = choices.map(choiceOf);
  const toggle = (toggled: Value) => {
    const wasOn = value.includes(toggled);
    const next = all
      .map((choice) => choice.value)
      .filter((v) => (v === toggled ? !wasOn : value.includes(v)));
    onChange(next);
  };
  return (
    <GroupField role="group" {...field}>
      <div
        className={`grid cols-2 gap-2 ${styles.chips}`}
        data-columns={columns}
        data-icons={all.some((choice) => choice.icon) || undefined}
      >
        {all.map((choice) => {
          const checked = value.includes(choice.value);
          return (
            // biome-ignore lint/a11y/useSemanticElements: the whole chip is the checkbox
            <button
              key={choice.value}
              type="button"
              role="checkbox"
              aria-checked={checked}
              disabled={disabled}
              className={styles.chip}
              onClick={() => toggle(choice.value)}
            >
              <CheckBox checked={checked} />
              {choice.icon}
              <span>{choice.label}</span>
            </button>
          );
        })}
      </div>
    </GroupField>
  );
}
