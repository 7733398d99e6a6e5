import { defaultPriceList } from '@tidemark/contract/price-list/default-list';
import { flatFigures, type PriceListFigures } from '@tidemark/contract/price-list/price-list';
import { useMemo } from 'react';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import { codeIn, type EntryGroup } from './entries.ts';
import styles from './price-list.module.css';
import { PriceRow } from './price-row.tsx';
import { type Typed, type TypedList, textOf } from './typed-prices.ts';

const shipped = flatFigures(defaultPriceList);

interface Props {
  groups: readonly EntryGroup[];
  base: PriceListFigures;
  typed: Typed;
  read: TypedList;
  onType: ((field: string, text: string) => void) | undefined;
}

/** The list, a card for each section of the claim sheet. */
export function PriceTable({ groups, base, typed, read, onType }: Props) {
  const figures = useMemo(() => flatFigures(base), [base]);
  const isShipped = ({ field }: EntryGroup['entries'][number]) => figures.get(field) === shipped.get(field);
  const shown = (field: string, saved: string) => ({
    text: typed[field] ?? saved,
    changed: read.changed.has(field),
    error: read.errors[field],
  });
  return groups.map(({ title, entries, isExample }) => (
    <Card
      key={title}
      title={title}
      action={isExample && entries.every(isShipped) && <span className="ink-2">{copy.examples}</span>}
      flush
    >
      <table className={`w-full ${styles.table}`}>
        <colgroup>
          <col />
          <col className={styles.unitColumn} />
          <col className={styles.codeColumn} />
          <col className={styles.priceColumn} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{copy.line}</th>
            <th scope="col">{copy.unit}</th>
            <th scope="col">{copy.code}</th>
            <th scope="col">{copy.price}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <PriceRow
              key={entry.field}
              entry={entry}
              price={shown(entry.field, textOf(figures.get(entry.field) ?? 0, entry.field))}
              code={entry.code ? shown(entry.code, codeIn(base, entry.code)) : undefined}
              onType={onType}
            />
          ))}
        </tbody>
      </table>
    </Card>
  ));
}
