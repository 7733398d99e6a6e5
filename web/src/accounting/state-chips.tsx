import { type ListedState, listedStates } from '@tidemark/contract/accounting/listed-invoice';
import { AlarmClock } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import styles from './accounting.module.css';
import { copy, stateNames } from './copy.ts';

interface Props {
  counts: Record<ListedState, number>;
  state: ListedState | undefined;
  onChange: (state: ListedState | undefined) => void;
}

const lateFirst = listedStates.toSorted((a, b) => Number(b === 'Overdue') - Number(a === 'Overdue'));

/** Single views with their counts; part paid and overdue ones are issued too. */
export function StateChips({ counts, state, onChange }: Props) {
  const all = counts.Draft + counts.Issued + counts.Paid + counts.Void;
  const chip = (value: ListedState | undefined, label: string, count: number) => (
    <Button
      key={label}
      size="sm"
      aria-pressed={state === value}
      icon={value === 'Overdue' && <AlarmClock size={16} aria-hidden />}
      onClick={() => onChange(value)}
    >
      {label}
      <span className="num" data-late={value === 'Overdue' || undefined}>
        {count}
      </span>
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this names buttons
    <div role="group" aria-label="Status" className={`flex wrap gap-2 ${styles.chips}`}>
      {chip(undefined, copy.all, all)}
      {lateFirst
        .filter((one) => counts[one] > 0 || one === state)
        .map((one) => chip(one, stateNames[one], counts[one]))}
    </div>
  );
}
