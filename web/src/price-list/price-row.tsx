import { type ChangeEvent, memo } from 'react';
import type { Entry } from './entries.ts';
import styles from './price-list.module.css';

interface Props {
  entry: Entry;
  text: string;
  changed: boolean;
  error: string | undefined;
  /** Undefined if the person may only read. */
  onType: ((field: string, text: string) => void) | undefined;
}

/** A price's message appears below it, where the bar may be. */
function bringInSight(note: HTMLElement | null): void {
  if (note?.parentElement?.contains(document.activeElement)) note.scrollIntoView({ block: 'nearest' });
}

/** One price, edited in place. A keystroke redraws this row and the bar, not the other hundred. */
export const PriceRow = memo(function PriceRow({ entry, text, changed, error, onType }: Props) {
  const { field, title, unit } = entry;
  const noteId = `${field}-note`;
  return (
    <tr data-changed={changed || undefined}>
      <th scope="row">{title}</th>
      <td>{unit}</td>
      <td>
        {onType ? (
          <input
            className={`surface w-full edged ${styles.price}`}
            inputMode="decimal"
            autoComplete="off"
            aria-label={entry.isRate ? `${title}, ${unit}` : `${title}, price per ${unit}`}
            aria-invalid={error !== undefined}
            aria-describedby={error || changed ? noteId : undefined}
            value={text}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onType(field, event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        ) : (
          <span className="num">{text}</span>
        )}
        {(error || changed) && (
          <span ref={bringInSight} id={noteId} className={error ? styles.error : styles.changed}>
            {error ?? 'Changed'}
          </span>
        )}
      </td>
    </tr>
  );
});
