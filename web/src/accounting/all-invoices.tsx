import { accountingActions } from '@tidemark/contract/accounting/actions';
import type { Age } from '@tidemark/contract/accounting/aging';
import type { ListedState } from '@tidemark/contract/accounting/listed-invoice';
import { FilterX, Sheet } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { NewInvoice } from '../invoices/new-invoice.tsx';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useNews } from '../offline/pull/index.ts';
import { Asked } from '../technicians/asked.tsx';
import { Button } from '../ui/controls/button.tsx';
import { DateField } from '../ui/controls/date-field.tsx';
import { Pager } from '../ui/controls/pager.tsx';
import { SearchField } from '../ui/controls/search-field.tsx';
import { useDebounced } from '../ui/controls/use-debounced.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page, PageHead, PageTitle } from '../ui/layout/page.tsx';
import styles from './accounting.module.css';
import { AgingCards } from './aging-cards.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { copy, exporting } from './copy.ts';
import { InvoiceList } from './invoice-list.tsx';
import { StateChips } from './state-chips.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

/** First document, section 9, "Input pause constants". */
const inputPause = 300;
const pageSize = 50;

interface Filters {
  search: string;
  state: ListedState | undefined;
  age: Age | undefined;
  from: string;
  to: string;
}
const noFilters: Filters = { search: '', state: undefined, age: undefined, from: '', to: '' };

const queryOf = ({ search, state, age, from, to }: Filters) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(state && { state }),
  ...(age && { age }),
  ...(from && { from }),
  ...(to && { to }),
});

/** The invoices of all jobs: what is owed and since when, filtered, in pages, and to the books. */
export function AllInvoices() {
  const [filters, setFilters] = useState(noFilters);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isExporting, setExporting] = useState(false);
  const settled = useDebounced(filters, inputPause);
  const read = useCallback(async () => {
    const query = { ...queryOf(settled), page, limit: pageSize };
    return { ...(await call(accountingActions.invoices, { query })), settled, page };
  }, [settled, page]);
  const asked = useAnswer(read);
  const { refresh } = asked;
  useNews(refresh);
  // Invoices stay while the next ones load, but not if loading fails.
  const stays = !asked.problem || (asked.answer?.settled === settled && asked.answer.page === page);
  const answer = stays ? asked.answer : undefined;
  function change(part: Partial<Filters>) {
    setFilters((before) => ({ ...before, ...part }));
    setPage(1);
  }
  const isFiltered = Object.keys(queryOf(filters)).length > 0;
  return (
    <Page wide>
      <PageHead>
        <div>
          <PageTitle>{copy.title}</PageTitle>
          <p className="ink-2">
            {answer && copy.average(answer.daysToPayment.thisQuarter, answer.daysToPayment.lastQuarter)}
          </p>
        </div>
        <div className="row wrap gap-2">
          <Button
            icon={<Sheet size={20} aria-hidden />}
            disabled={!answer}
            onClick={() => setExporting(true)}
          >
            {exporting.open}
          </Button>
          <NewInvoice />
        </div>
      </PageHead>
      <Asked {...asked} answer={answer} copy={copy} skeletons={[76, 48, 240]}>
        {({ invoices, owed, counts, pagination, unexported, open }) => (
          <>
            <AgingCards owed={owed} age={filters.age} onChange={(age) => change({ age, state: undefined })} />
            <search className={`grid gap-2 ${styles.tools}`} aria-label="Filters">
              <SearchField
                label={copy.search}
                placeholder={copy.search}
                maxLength={200}
                value={filters.search}
                onChange={(search) => change({ search })}
              />
              <StateChips
                counts={counts}
                state={filters.state}
                onChange={(state) => change({ state, age: undefined })}
              />
              <div className={`grid cols-2 gap-2 ${styles.days}`}>
                <DateField
                  label={copy.from}
                  max="9000-12-31"
                  value={filters.from}
                  onChange={({ target }) => change({ from: target.value })}
                />
                <DateField
                  label={copy.to}
                  max="9000-12-31"
                  value={filters.to}
                  onChange={({ target }) => change({ to: target.value })}
                />
              </div>
              {isFiltered && (
                <Button
                  kind="quiet"
                  className={styles.clear}
                  icon={<FilterX size={20} aria-hidden />}
                  onClick={() => change(noFilters)}
                >
                  {copy.clear}
                </Button>
              )}
            </search>
            {invoices.length === 0 ? (
              <EmptyState
                title={isFiltered ? copy.noMatch : copy.none}
                hint={isFiltered ? copy.noMatchHint : copy.noneHint}
              />
            ) : (
              <div aria-busy={asked.asking}>
                <InvoiceList invoices={invoices} open={open} chosen={chosen} onChosen={setChosen} />
              </div>
            )}
            <Pager label="the invoices" page={page} pages={pagination.totalPages} onChange={setPage} />
            <ChosenBar
              chosen={chosen}
              onExport={() => setExporting(true)}
              onClear={() => setChosen(new Set())}
            />
            {isExporting && (
              <Suspense>
                <ExportDialog
                  unexported={unexported}
                  chosen={chosen}
                  onClosed={() => setExporting(false)}
                  onMade={() => {
                    setChosen(new Set());
                    refresh();
                  }}
                />
              </Suspense>
            )}
          </>
        )}
      </Asked>
    </Page>
  );
}
