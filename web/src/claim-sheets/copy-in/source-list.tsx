import { type ReactNode, useId } from 'react';
import { GroupField } from '../../ui/controls/group-field.tsx';
import styles from './copy-in.module.css';

interface SourceListProps {
  label: string;
  choices: readonly { id: string; name: string; detail: ReactNode }[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** What can be copied from, one of many, each with what it holds. */
export function SourceList({ label, choices, chosen, onChoose }: SourceListProps) {
  const name = useId();
  return (
    <GroupField role="radiogroup" label={label}>
      <div className="stack gap-2 tablet-cols-2">
        {choices.map((choice) => (
          <label key={choice.id} className={`row surface gap-3 tight edged ${styles.source}`}>
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === chosen}
              onChange={() => onChoose(choice.id)}
            />
            <span>
              <b>{choice.name}</b>
              <span>{choice.detail}</span>
            </span>
          </label>
        ))}
      </div>
    </GroupField>
  );
}
