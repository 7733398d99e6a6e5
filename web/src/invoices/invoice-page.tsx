import { Link, useParams } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { invoiceActions } from '@tidemark/contract/invoices/actions';
import type { Invoice } from '@tidemark/contract/invoices/invoice';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useNews } from '../offline/pull/index.ts';
import { useSession } from '../offline/session/index.ts';
import { AccessDenied } from '../technicians/access-denied.tsx';
import { Asked } from '../technicians/asked.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { showDay } from '../ui/format/dates.ts';
import { Page, PageHead } from '../ui/layout/page.tsx';
import { AccountingCard } from './accounting-card.tsx';
import { BalanceCard } from './balance-card.tsx';
import { copy } from './copy.ts';
import { FactsCard } from './facts-card.tsx';
import { InvoiceActs } from './invoice-acts.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import styles from './invoices.module.css';
import { LettersCard } from './letters-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { StageLine } from './stage-line.tsx';

/** What judges evidence comes after the page. */
const WaitingCard = lazy(async () => ({ default: (await import('./waiting-card.tsx')).WaitingCard }));

/** /invoice/{invoiceId} */
export function InvoicePage() {
  const { invoiceId } = useParams({ strict: false });
  const role = useSession()?.technician.role;
  if (!role || !invoiceId) return null;
  if (!isManager(role)) return <AccessDenied title={copy.title} message={copy.denied} />;
  return <ReadInvoice key={invoiceId} invoiceId={invoiceId} />;
}

function ReadInvoice({ invoiceId }: { invoiceId: string }) {
  const asked = useAnswer(
    useCallback(async () => {
      const { invoice } = await call(invoiceActions.read, { params: { invoiceId } });
      const { invoices } = await call(invoiceActions.list, { params: { id: invoice.projectId } });
      const deductible = invoices.find(
        (one): one is Invoice =>
          'kind' in one &&
          one.kind === 'deductible' &&
          one.state !== 'Void' &&
          one.estimate?.number === invoice.estimate?.number,
      );
      return { invoice, deductible };
    }, [invoiceId]),
  );
  const { answer, refresh } = asked;
  const projectId = answer?.invoice.projectId;
  useNews(refresh, { project: projectId ?? 0 });
  const title = answer && copy.named(answer.invoice.number);
  useEffect(() => {
    if (title) document.title = `${title} · Tidemark`;
  }, [title]);
  return (
    <Page wide>
      {projectId !== undefined && (
        <nav aria-label={copy.ways} className="row wrap gap-2">
          <ButtonLink
            kind="quiet"
            size="sm"
            icon={<ArrowLeft size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/invoices" {...props} />}
          >
            {copy.title}
          </ButtonLink>
          <ButtonLink
            kind="quiet"
            size="sm"
            renderRoot={(props) => (
              <Link
                to="/project/$projectId"
                params={{ projectId: String(projectId) }}
                search={{ part: 'estimate' }}
                {...props}
              />
            )}
          >
            {copy.project(projectId)}
          </ButtonLink>
        </nav>
      )}
      <Asked {...asked} copy={copy} skeletons={[72, 320]}>
        {({ invoice, deductible }) => (
          <>
            <PageHead>
              <div className="min-w-0">
                <h1 className="t-1 row wrap gap-2">
                  {copy.named(invoice.number)} <InvoiceBadge invoice={invoice} />
                </h1>
                <p className="ink-2 break-anywhere">
                  {[
                    copy.kind[invoice.kind],
                    invoice.billTo.name,
                    invoice.dueOn && copy.due(showDay(invoice.dueOn)),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </div>
              <InvoiceActs invoice={invoice} onChanged={refresh} />
            </PageHead>
            <StageLine invoice={invoice} />
            {invoice.voided && (
              <Note tone="danger">{copy.voidNote(invoice.voided.reason, invoice.voided.by)}</Note>
            )}
            <div className={styles.columns}>
              <div>
                <LinesCard invoice={invoice} />
                {invoice.number && <PaymentsCard invoice={invoice} onChanged={refresh} />}
                {invoice.number && <LettersCard invoice={invoice} onChanged={refresh} />}
              </div>
              <div>
                <BalanceCard
                  invoice={invoice}
                  deductible={deductible?.id === invoice.id ? undefined : deductible}
                />
                {(invoice.state === 'Draft' || invoice.state === 'Issued') && (
                  <Suspense>
                    <WaitingCard invoice={invoice} />
                  </Suspense>
                )}
                {invoice.number && <AccountingCard invoice={invoice} />}
                <FactsCard invoice={invoice} />
              </div>
            </div>
          </>
        )}
      </Asked>
    </Page>
  );
}
