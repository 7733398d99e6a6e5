import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import { classNames } from '../../ui/class-names.ts';
import type { Offer } from '../offers.ts';
import styles from './pad.module.css';

interface PadOffersProps {
  offers: readonly Offer[];
  onOffer: (values: RowValues) => void;
}

/** Figures of the room that fit the cell; a tap takes one. */
export function PadOffers({ offers, onOffer }: PadOffersProps) {
  if (offers.length === 0) return null;
  return (
    <div className={styles.offers}>
      {offers.slice(0, 2).map(({ label, text, unit, values }) => (
        <button key={label} type="button" className={styles.offer} onClick={() => onOffer(values)}>
          <small>{label}</small>
          <b className={classNames('num', styles.offered)}>
            {text} {unit}
          </b>
        </button>
      ))}
    </div>
  );
}
