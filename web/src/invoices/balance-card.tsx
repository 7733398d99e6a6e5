import { Link } from '@tanstack/react-router';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import { tooMuchPaid } from '@tidemark/contract/invoices/balance';
import type { Invoice } from '@tidemark/contract/invoices/invoice';
import { totalOf } from '@tidemark/contract/invoices/lines';
import { dollars } from '../ui/format/dollars.ts';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './invoices.module.css';
import { figure } from './lines-card.tsx';

interface Props {
  invoice: Invoice;
  /** The deductible's own invoice, if there is one. */
  deductible: Invoice | undefined;
}

/** What is asked for, what was received, and what is still open. */
export function BalanceCard({ invoice, deductible }: Props) {
  const { total, paid, balance, lines, estimate, projectId } = invoice;
  const less = lines.filter(({ group, amount }) => group === 'deductible' && amount < 0);
  const share = total > 0 ? Math.min(100, Math.max(0, (paid / total) * 100)) : 0;
  const said = tooMuchPaid(balance);
  return (
    <Card title={copy.balance}>
      <dl className={styles.sums}>
        {less.length > 0 && (
          <>
            <dt>
              {copy.estimate}{' '}
              <span className="num">{estimate?.number && estimateNumber(projectId, estimate.number)}</span>
            </dt>
            <dd>{figure(totalOf([{ amount: total }, { amount: -totalOf(less) }]))}</dd>
            <dt>
              {copy.deductible}{' '}
              {deductible && (
                <Link to="/invoice/$invoiceId" params={{ invoiceId: deductible.id }} className="num">
                  {deductible.number ?? copy.draft}
                </Link>
              )}
            </dt>
            <dd>{figure(totalOf(less))}</dd>
          </>
        )}
        <dt className="w-650">{copy.thisInvoice}</dt>
        <dd className="w-650">{figure(total)}</dd>
        {paid !== 0 && (
          <>
            <dt>{copy.received}</dt>
            <dd>{figure(-paid)}</dd>
          </>
        )}
        <dt className={styles.due}>{copy.balanceDue}</dt>
        <dd className={styles.due}>{dollars(balance)}</dd>
      </dl>
      {said && (
        <p className="w-650" role="status">
          {said}
        </p>
      )}
      {paid !== 0 && (
        <>
          <div className={styles.bar} aria-hidden="true">
            <span style={{ width: `${share}%` }} />
          </div>
          <p className="row justify-between text-small ink-2">
            <span>
              {copy.paid} <b className="num">{figure(paid)}</b>
            </span>
            <span>
              {copy.stillOpen} <b className="num">{figure(Math.max(0, balance))}</b>
            </span>
          </p>
        </>
      )}
    </Card>
  );
}
