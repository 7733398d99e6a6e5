import { type Age, ages, type OwedByAge } from '@tidemark/contract/accounting/aging';
import { dollars } from '../ui/format/dollars.ts';
import styles from './accounting.module.css';
import { ageNames, copy } from './copy.ts';

interface Props {
  owed: OwedByAge;
  age: Age | undefined;
  onChange: (age: Age | undefined) => void;
}

/** What is owed, by days past due, to one scale; each is also a filter. */
export function AgingCards({ owed, age, onChange }: Props) {
  const most = Math.max(1, owed.open.balance);
  const card = (name: string, of: OwedByAge['open'], value: Age | undefined, isLate: boolean) => (
    <button
      key={name}
      type="button"
      aria-pressed={age === value}
      data-late={(isLate && of.count > 0) || undefined}
      onClick={() => onChange(value)}
    >
      <span className="row gap-2">
        <span className="grow">{name}</span>
        {of.count > 0 && <span className="num">{of.count}</span>}
      </span>{' '}
      <b className="num">{of.count > 0 ? dollars(of.balance) : '-'}</b>
      {value && <i style={{ width: `${(Math.max(0, of.balance) / most) * 100}%` }} aria-hidden />}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-label={copy.owed} className={`grid surface clip edged ${styles.ages}`}>
      {card(copy.open, owed.open, undefined, false)}
      {ages.map((one) => card(ageNames[one], owed.ages[one], one, one !== 'not-due'))}
    </div>
  );
}
