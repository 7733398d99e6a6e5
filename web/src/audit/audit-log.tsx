import { auditActions } from '@tidemark/contract/audit';
import { useCallback, useState } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { Asked } from '../technicians/asked.tsx';
import { Pager } from '../ui/controls/pager.tsx';
import { useDebounced } from '../ui/controls/use-debounced.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page, PageHead, PageTitle } from '../ui/layout/page.tsx';
import { AuditTools } from './audit-tools.tsx';
import { copy } from './copy.ts';
import { EntryList } from './entry-list.tsx';
import { ExportButton } from './export-button.tsx';
import { type Filters, noFilters, queryOf } from './filters.ts';

/** First document, section 9, "Input pause constants". */
const inputPause = 300;
const pageSize = 25;

/** Who did what, when and from where: filtered, in pages, exported. Nothing is stored on the device. */
export function AuditLog() {
  const [filters, setFilters] = useState<Filters>(noFilters);
  const [page, setPage] = useState(1);
  const settled = useDebounced(filters, inputPause);
  const read = useCallback(async () => {
    const query = { ...queryOf(settled), page, limit: pageSize };
    return { ...(await call(auditActions.list, { query })), settled, page };
  }, [settled, page]);
  const asked = useAnswer(read);
  // Entries stay while the next ones load, but not if loading fails.
  const stays = !asked.problem || (asked.answer?.settled === settled && asked.answer.page === page);
  const answer = stays ? asked.answer : undefined;
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
            {total !== undefined && (
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
      <Asked {...asked} answer={answer} copy={copy} skeletons={[64, 128]}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState title={copy.none} hint={copy.noneHint} />
          ) : (
            <div aria-busy={asked.asking}>
              <EntryList entries={entries} onRecord={change} />
            </div>
          )
        }
      </Asked>
      {totalPages !== undefined && (
        <Pager label="the audit log" page={page} pages={totalPages} onChange={setPage} />
      )}
    </Page>
  );
}
