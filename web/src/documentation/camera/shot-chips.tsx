import type { AskedShot } from '@tidemark/contract/evidence-profiles/asked-shots';
import { shotChoices, shotNames } from '@tidemark/contract/shot-names';
import type { Shot } from '@tidemark/contract/shots';
import { Check } from 'lucide-react';
import { cameraCopy } from './camera-copy.ts';
import styles from './shot-chips.module.css';

interface Props {
  chips: readonly AskedShot[];
  marked: Shot | null;
  onPick: (shot: Shot | null) => void;
}

/** What the profile asks for here: the marked one is given to the next picture. Pressed again, none is. */
export function ShotChips({ chips, marked, onPick }: Props) {
  const isOther = marked !== null && !chips.some(({ shot }) => shot === marked);
  return (
    <fieldset className={`grid gap-2 ${styles.chips}`}>
      <legend className="visually-hidden">{cameraCopy.shows}</legend>
      {chips.map(({ shot, done, of }) => (
        <button
          key={shot}
          type="button"
          className={`flex align-center gap-1 ${styles.chip}`}
          aria-pressed={shot === marked}
          data-done={done >= of || undefined}
          onClick={() => onPick(shot === marked ? null : shot)}
        >
          {done >= of && <Check size={18} aria-hidden />}
          <span className="min-w-0">
            <b className="block">{shotNames[shot]}</b>{' '}
            <span className="num">{cameraCopy.doneOf(done, of)}</span>
          </span>
        </button>
      ))}
      <select
        className={`${styles.chip} ${styles.other}`}
        aria-label={cameraCopy.otherShot}
        data-marked={isOther || undefined}
        value={isOther ? marked : chips.length > 0 && marked !== null ? '' : 'none'}
        onChange={({ target }) => onPick(target.value === 'none' ? null : (target.value as Shot))}
      >
        <option value="" hidden>
          {cameraCopy.otherShot}
        </option>
        <option value="none">{cameraCopy.noShot}</option>
        {shotChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <p className="visually-hidden" role="status">
        {marked ? cameraCopy.next(shotNames[marked]) : cameraCopy.noShot}
      </p>
    </fieldset>
  );
}
