import { Check } from 'lucide-react';
import { type Choice, choiceOf } from './choice.ts';
import type { FieldProps } from './field.tsx';
import { GroupField } from './group-field.tsx';
import { roveAndPress } from './roving.ts';
import styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> extends Omit<FieldProps, 'inline'> {
  choices: readonly Choice<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  /** Two columns on touch, for four or five choices with long words. */
  wrap?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
}

/** One choice of up to five. Arrow keys move and choose, as in native radios. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { choices, value, onChange, wrap, disabled, ...field } = props;
  const all = choices.map(choiceOf);
  const stop = all.some((choice) => choice.value === value) ? value : all[0]?.value;
  return (
    <GroupField role="radiogroup" onKeyDown={(event) => roveAndPress(event, '[role=radio]')} {...field}>
      <div className={styles.segments} data-wrap={wrap || undefined}>
        {all.map((choice) => (
          // biome-ignore lint/a11y/useSemanticElements: a button carries the check and the pressed look
          <button
            key={choice.value}
            type="button"
            role="radio"
            aria-checked={choice.value === value}
            tabIndex={choice.value === stop ? 0 : -1}
            disabled={disabled}
            className={styles.segment}
            onClick={() => onChange(choice.value)}
          >
            {choice.value === value && <Check size={18} strokeWidth={2.5} aria-hidden />}
            {choice.icon}
            {choice.label}
          </button>
        ))}
      </div>
    </GroupField>
  );
}
