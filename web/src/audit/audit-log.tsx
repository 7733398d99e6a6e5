import { useDebouncedValue } from '@mantine/hooks';
import { auditActions } from '@tidemark/contract/audit';
import { useCallback, useState } from 'react';
import { call } from '../offline/call.ts';
import { useOnline } from '../offline/online.ts';
import { useAnswer } from '../offline/use-answer.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page, PageHead, PageTitle } from '../ui/page.tsx';
import { Pager } from '../ui/pager.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { AuditTools } from './audit-tools.tsx';
import { copy } from './copy.ts';
import { EntryList } from './entry-list.tsx';
import { ExportButton } from './export-button.tsx';
import { type Filters, noFilters, queryOf } from './filters.ts';

/** First document, section 9, "Input pause constants". */
const inputPause = 300;
const pageSize = 25;

/** Who did what, when and from where: filtered, in pages, exported. Nothing of it is kept on the device. */
export function AuditLog() {
  const online = useOnline();
  const [filters, setFilters] = useState<Filters>(noFilters);
  const [page, setPage] = useState(1);
  const [settled] = useDebouncedValue(filters, inputPause);
  const read = useCallback(
    () => call(auditActions.list, { query: { ...queryOf(settled), page, limit: pageSize } }),
    [settled, page],
  );
  const { answer, problem, asking, refresh } = useAnswer(read);
  function change(part: Partial<Filters>) {
    setFilters((before) => ({ ...before, ...part }));
    setPage(1);
  }
  const { total, more, totalPages } = answer?.pagination ?? {};

  return (
    <Page wide>
      <PageHead>
        <div>
          <PageTitle>{copy.title}</PageTitle>
          <p className="ink-2" role="status">
            {total !== undefined && !problem && (
              <>
                <b>
                  {total.toLocaleString('en-US')}
                  {more && '+'}
                </b>{' '}
                {total === 1 ? 'entry' : 'entries'}
              </>
            )}
          </p>
        </div>
        <ExportButton filters={filters} />
      </PageHead>
      <AuditTools filters={filters} onChange={change} />
      {problem ? (
        <ErrorState
          offline={!online}
          title={copy.fetchFailed}
          message={problem}
          retrying={asking}
          onRetry={refresh}
        />
      ) : !answer ? (
        <Loading label={copy.loading}>
          <Skeleton height={64} />
          <Skeleton height={64} />
          <Skeleton height={64} />
        </Loading>
      ) : answer.entries.length === 0 ? (
        <EmptyState title={copy.none} hint={copy.noneHint} />
      ) : (
        <div aria-busy={asking}>
          <EntryList entries={answer.entries} onRecord={change} />
        </div>
      )}
      {totalPages !== undefined && !problem && (
        <Pager label="the audit log" page={page} pages={totalPages} onChange={setPage} />
      )}
    </Page>
  );
}
