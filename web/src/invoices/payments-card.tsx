import { documentationActions } from '@tidemark/contract/documentation';
import { invoiceActions } from '@tidemark/contract/invoices/actions';
import type { Invoice, Payment } from '@tidemark/contract/invoices/invoice';
import { Trash2 } from 'lucide-react';
import { call, callBytes } from '../offline/calls/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { useOpened } from '../ui/feedback/use-opened.ts';
import { showDay } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { copy, forms } from './copy.ts';
import { ReasonDialog } from './dialogs.tsx';
import styles from './invoices.module.css';
import { figure } from './lines-card.tsx';
import { openBytes } from './open-bytes.ts';

interface Props {
  invoice: Invoice;
  onChanged: () => void;
}

/** What was received and given back; what was removed stays, struck through. */
export function PaymentsCard({ invoice, onChanged }: Props) {
  const { id: invoiceId, projectId, payments, paid } = invoice;
  const [removing, setRemoving, close] = useOpened<Payment>();
  const params = { id: projectId, invoiceId };
  const there = payments.filter(({ removed }) => removed === null).length;
  return (
    <Card
      flush
      title={
        <>
          {copy.payments} {there > 0 && <span className="num w-400 ink-2">{there}</span>}
        </>
      }
      action={
        paid !== 0 && (
          <Button
            size="sm"
            onClick={() =>
              void openBytes(() => callBytes(invoiceActions.pdf, { params, query: { payments: 'true' } }))
            }
          >
            {copy.withPayments}
          </Button>
        )
      }
    >
      {payments.length === 0 && <p className={`ink-2 ${styles.note}`}>{copy.noPayments}</p>}
      {payments.length > 0 && (
        <div className={`desktop-only ${styles.heads} ${styles.payHeads}`} aria-hidden="true">
          {copy.paymentHeads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      <ul aria-label={copy.payments}>
        {payments.map((one) => (
          <li key={one.id} className={`${styles.row} ${styles.entry}`}>
            <span className={`min-w-0 break-anywhere ${styles.facts} ${one.removed ? styles.gone : ''}`}>
              <span>{showDay(one.on)}</span>
              <span>
                {[one.kind === 'refund' && forms.refund, forms.ways[one.how]].filter(Boolean).join(', ')}
              </span>
              <span className="num">{one.reference}</span>
              <span>{one.payer}</span>
            </span>
            <span className="row gap-2 justify-end">
              <span className={`${styles.amount} ${one.removed ? styles.gone : ''}`}>
                {figure(one.kind === 'refund' ? -one.amount : one.amount)}
              </span>
              {!one.removed && (
                <IconButton
                  label={`${copy.removePayment}, ${figure(one.amount)}`}
                  icon={<Trash2 size={20} aria-hidden />}
                  onClick={() => setRemoving(one)}
                />
              )}
            </span>
            {one.payees && <span className="ink-2 text-small">{copy.names(one.payees)}</span>}
            {one.removed && (
              <span className="ink-2 text-small">{copy.paymentGone(one.removed.reason, one.removed.by)}</span>
            )}
            {one.fileId && (
              <span>
                <Button
                  size="sm"
                  kind="quiet"
                  onClick={() =>
                    void openBytes(() =>
                      callBytes(documentationActions.file, { params: { id: one.fileId! }, query: {} }),
                    )
                  }
                >
                  {copy.photoOf}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {removing && (
        <ReasonDialog
          key={removing.id}
          title={forms.removeTitle}
          hint={forms.removeHint}
          submit={copy.removePayment}
          onSubmit={async (reason) => {
            await call(invoiceActions.removePayment, {
              params: { ...params, paymentId: removing.id },
              body: { reason },
            });
            showToast({ kind: 'success', id: 'invoice', title: copy.paymentRemoved });
            onChanged();
          }}
          onClosed={close}
        />
      )}
    </Card>
  );
}
