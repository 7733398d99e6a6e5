import { technicianActions } from '@tidemark/contract/technicians';
import { useCallback, useState } from 'react';
import { describeAuditEvent } from '../audit/describe-audit-event.ts';
import { call, useAnswer } from '../offline/calls/index.ts';
import { Pager } from '../ui/controls/pager.tsx';
import { showMoment } from '../ui/format/dates.ts';
import { Card } from '../ui/layout/card.tsx';
import { OfficeList } from './office-list.tsx';
import styles from './profile-page.module.css';

/** This person's own audit events, newest first. */
export function Activity() {
  const [page, setPage] = useState(1);
  const read = useCallback(() => call(technicianActions.activity, { query: { page } }), [page]);
  const { answer, problem, asking, refresh } = useAnswer(read);
  return (
    <Card title="Activity" flush aria-busy={asking}>
      <OfficeList
        answer={answer}
        problem={problem}
        asking={asking}
        onRetry={refresh}
        label="Loading activity..."
      >
        {answer?.activity.map((entry) => {
          const { what, which } = describeAuditEvent(entry);
          return (
            <li key={entry.id}>
              <div>
                <b>{what}</b>
                {which && <p>{which}</p>}
              </div>
              <p>
                {showMoment(entry.at)}
                {entry.ip && `, from ${entry.ip}`}
              </p>
            </li>
          );
        })}
      </OfficeList>
      {answer && answer.pagination.totalPages > 1 && (
        <div className={`grid line-top gap-3 ${styles.foot}`}>
          <Pager label="activity" page={page} pages={answer.pagination.totalPages} onChange={setPage} />
        </div>
      )}
    </Card>
  );
}
