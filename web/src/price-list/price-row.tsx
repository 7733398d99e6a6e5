import { type ChangeEvent, memo } from 'react';
import { copy } from './copy.ts';
import type { Entry } from './entries.ts';
import styles from './price-list.module.css';

/** What is shown of a price or a code. */
interface Shown {
  text: string;
  changed: boolean;
  error: string | undefined;
}

interface Props {
  entry: Entry;
  price: Shown;
  /** Undefined of a rate, which has none. */
  code: Shown | undefined;
  /** Undefined if the person may only read. */
  onType: ((field: string, text: string) => void) | undefined;
}

/** A price's message appears below it, where the bar may be. */
function bringInSight(note: HTMLElement | null): void {
  if (note?.parentElement?.contains(document.activeElement)) note.scrollIntoView({ block: 'nearest' });
}

const isSame = (one: Shown | undefined, other: Shown | undefined) =>
  one?.text === other?.text && one?.changed === other?.changed && one?.error === other?.error;

/** One price with its code, edited in place. A keystroke redraws this row and the bar, not the other hundred. */
export const PriceRow = memo(
  function PriceRow({ entry, price, code, onType }: Props) {
    const { field, title, unit } = entry;
    const label = entry.isRate ? `${title}, ${unit}` : `${title}, price per ${unit}`;
    return (
      <tr data-changed={price.changed || code?.changed || undefined}>
        <th scope="row">{title}</th>
        <td>{unit}</td>
        <td>
          {code && (
            <Typed
              {...code}
              {...{ onType }}
              field={entry.code!}
              label={copy.codeOf(title)}
              of={styles.code!}
            />
          )}
        </td>
        <td>
          <Typed {...price} {...{ onType, field, label }} of={styles.price!} isFigure />
        </td>
      </tr>
    );
  },
  (before, now) =>
    before.entry === now.entry &&
    before.onType === now.onType &&
    isSame(before.price, now.price) &&
    isSame(before.code, now.code),
);

interface TypedProps extends Shown, Pick<Props, 'onType'> {
  field: string;
  label: string;
  /** Its class. */
  of: string;
  isFigure?: boolean;
}

function Typed({ field, label, of, text, changed, error, onType, isFigure }: TypedProps) {
  const noteId = `${field}-note`;
  return (
    <>
      {onType ? (
        <input
          className={`surface w-full edged ${styles.typed} ${of}`}
          inputMode={isFigure ? 'decimal' : undefined}
          autoComplete="off"
          aria-label={label}
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
    </>
  );
}
