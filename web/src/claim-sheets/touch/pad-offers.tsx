import type { Dimensions } from '@tidemark/contract/claim-sheets/quantities';
import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import { memo, type RefObject } from 'react';
import { classNames } from '../../ui/layout/class-names.ts';
import { copy } from '../copy.ts';
import { offersFor } from '../offers.ts';
import type { PadCell } from './cells.ts';
import styles from './pad.module.css';
import type { PadActs } from './pad-keys.tsx';

interface PadOffersProps {
  /** Read when an offer is touched, as the keys do. */
  acts: RefObject<PadActs>;
  cell: PadCell;
  room: Dimensions;
  /** The sheet's first line, with its wet areas. */
  whole: RowValues;
  /** The cell may have a formula. */
  hasFormula: boolean;
}

/** Figures of the room that fit the cell; a tap takes one. */
export const PadOffers = memo(function PadOffers({ acts, cell, room, whole, hasFormula }: PadOffersProps) {
  const offers = offersFor(cell.id, cell.column, room, whole);
  if (offers.length === 0 && !hasFormula) return null;
  return (
    <div className={`flex gap-2 ${styles.offers}`}>
      {offers.slice(0, 2).map(({ label, text, unit, values }) => (
        <button
          key={label}
          type="button"
          className={`row justify-between grow ink-tide tap gap-2 ${styles.offer}`}
          onClick={() => acts.current.take(values)}
        >
          <small>{label}</small>
          <b className={classNames('num nowrap', styles.offered)}>
            {text} {unit}
          </b>
        </button>
      ))}
      {hasFormula && (
        <button
          type="button"
          className={`flex-none ink-tide surface tap edged ${styles.fx}`}
          aria-label={copy.formulaKey}
          onClick={() => acts.current.toFormula?.()}
        >
          f(x)
        </button>
      )}
    </div>
  );
});
