import { Link, useNavigate } from '@tanstack/react-router';
import { isManager } from '@tidemark/contract/access';
import { invoiceActions } from '@tidemark/contract/invoices/actions';
import type { Invoice, InvoiceHead } from '@tidemark/contract/invoices/invoice';
import { jobState } from '@tidemark/contract/job/state';
import type { Project } from '@tidemark/contract/projects';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useNeedsConnection } from '../offline/faults/index.ts';
import { useNews } from '../offline/pull/index.ts';
import { useSession } from '../offline/session/index.ts';
import { useRecords } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { showDay } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import { DraftDialog } from './dialogs.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import styles from './invoices.module.css';

const isWhole = (one: Invoice | InvoiceHead): one is Invoice => 'lines' in one;

/** The invoices of a job. A technician sees their numbers, states and totals. */
export default function InvoicesCard({ project }: { project: Project }) {
  const { id } = project;
  const role = useSession()?.technician.role;
  const office = role !== undefined && isManager(role);
  const needsConnection = useNeedsConnection();
  const navigate = useNavigate();
  const [making, setMaking] = useState(false);
  const { answer, problem, refresh } = useAnswer(
    useCallback(() => call(invoiceActions.list, { params: { id } }), [id]),
  );
  useNews(refresh, { project: id });
  const inspections = useRecords('inspections', { projectId: id });
  const newest = inspections
    ?.filter(({ status }) => status === 'Completed')
    .toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))[0];
  const invoices = answer?.invoices;
  if (!office && invoices?.length === 0) return null;
  return (
    <Card
      flush
      title={copy.title}
      action={
        office &&
        jobState(project) === 'Open' && (
          <Button
            kind="outline"
            size="sm"
            icon={<Plus size={18} aria-hidden />}
            aria-haspopup="dialog"
            disabled={needsConnection !== undefined}
            onClick={() => setMaking(true)}
          >
            {copy.newInvoice}
          </Button>
        )
      }
    >
      {needsConnection && <p className={`ink-2 text-body ${styles.note}`}>{copy.offline}</p>}
      {!invoices && !needsConnection && !problem && (
        <Loading label={copy.loading}>
          <Skeleton height={64} />
        </Loading>
      )}
      {!invoices && !needsConnection && problem && (
        <p className={`ink-2 ${styles.note}`}>
          {copy.listFailed}: {problem} <RetryButton of={copy.title} onRetry={refresh} />
        </p>
      )}
      {invoices?.length === 0 && <p className={`ink-2 ${styles.note}`}>{copy.none}</p>}
      <ul aria-label={copy.title}>
        {invoices?.map((one) => (
          <li key={one.id}>
            {isWhole(one) ? (
              <Link to="/invoice/$invoiceId" params={{ invoiceId: one.id }} className={styles.row}>
                <Row one={one} />
              </Link>
            ) : (
              <div className={styles.row}>
                <Row one={one} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {making && (
        <DraftDialog
          projectId={id}
          inspectionId={newest?.id}
          onClosed={() => setMaking(false)}
          onDone={(made) => void navigate({ to: '/invoice/$invoiceId', params: { invoiceId: made.id } })}
        />
      )}
    </Card>
  );
}

function Row({ one }: { one: Invoice | InvoiceHead }) {
  return (
    <>
      <span className="row wrap gap-2 min-w-0">
        <b className="num">{copy.named(one.number)}</b>
        <InvoiceBadge invoice={one} />
      </span>
      <span className={styles.amount}>{dollars(one.total)}</span>
      {isWhole(one) && (
        <span className="ink-2 text-small break-anywhere">
          {[copy.kind[one.kind], one.billTo.name, one.dueOn && copy.due(showDay(one.dueOn))]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
      {isWhole(one) && one.paid !== 0 && one.balance !== 0 && (
        <span className={`ink-2 text-small ${styles.amount}`}>{copy.open(dollars(one.balance))}</span>
      )}
    </>
  );
}
