import type { Invoice } from '@tidemark/contract/invoices/invoice';
import { Note } from '../ui/feedback/note.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './invoices.module.css';

/** Which exports took an issued invoice to the books, and under which customer. */
export function AccountingCard({ invoice }: { invoice: Invoice }) {
  const { exports, bookCustomer, voided } = invoice;
  if (voided && exports.length === 0) return null;
  return (
    <Card title={copy.accounting}>
      <dl className={styles.books}>
        <dt>{copy.exported}</dt>
        <dd>
          {exports.length === 0 && copy.notExported}
          {exports.map(({ batch, at, by }) => (
            <span key={batch} className="block">
              {copy.batch(batch)} <span className="ink-2">{copy.exportedBy(showMoment(at), by)}</span>
            </span>
          ))}
        </dd>
        <dt>{copy.customer}</dt>
        <dd>{bookCustomer}</dd>
      </dl>
      {voided && <Note tone="orange">{copy.voidInBooks}</Note>}
    </Card>
  );
}
