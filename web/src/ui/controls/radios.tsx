import type { ReactNode } from 'react';
import { type Choice, choiceOf } from './choice.ts';
import type { FieldProps } from './field.tsx';
import { GroupField } from './group-field.tsx';
import { roveAndPress } from './roving.ts';

export interface RadiosProps<Value extends string> extends Omit<FieldProps, 'inline'> {
  choices: readonly Choice<Value>[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  id?: string | undefined;
}

interface Looks {
  /** Props of a button that is a radio. */
  button: string | undefined;
  /** The button's content. */
  face: (choice: { icon?: ReactNode; label: string }, chosen: boolean) => ReactNode;
  /** Props of the container. */
  row: (buttons: ReactNode) => ReactNode;
}

/** Single selection as buttons: Tab focuses the selected one, arrow keys move and select, as in native radios. */
export function Radios<Value extends string>(props: RadiosProps<Value> & Looks) {
  const { choices, value, onChange, disabled, button, face, row, ...field } = props;
  const all = choices.map(choiceOf);
  const stop = all.some((choice) => choice.value === value) ? value : all[0]?.value;
  return (
    <GroupField role="radiogroup" onKeyDown={(event) => roveAndPress(event, '[role=radio]')} {...field}>
      {row(
        all.map((choice) => (
          // biome-ignore lint/a11y/useSemanticElements: the whole button is the radio, with its own face
          <button
            key={choice.value}
            type="button"
            role="radio"
            aria-checked={choice.value === value}
            tabIndex={choice.value === stop ? 0 : -1}
            disabled={disabled}
            className={button}
            onClick={() => onChange(choice.value)}
          >
            {face(choice, choice.value === value)}
          </button>
        )),
      )}
    </GroupField>
  );
}
