import { useLoaderData } from '@tanstack/react-router';
import { useOnline } from '../offline/faults/index.ts';
import { Segmented } from '../ui/controls/segmented.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { Updated } from '../ui/feedback/updated.tsx';
import { copy } from './copy.ts';
import styles from './dashboard-page.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DayList } from './day-list.tsx';
import { Greeting } from './greeting.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ProjectGrid, pageSize } from './project-grid.tsx';
import { projectsViews, useProjectsView } from './projects-view.ts';
import { type DashboardStart, readDashboard } from './read-dashboard.ts';
import { Searching, SearchingLine } from './searching.tsx';
import { Tools } from './tools.tsx';
import { useDashboard } from './use-dashboard.ts';
import { useDashboardAddress } from './use-dashboard-address.ts';
import { useFollowUp } from './use-follow-up.tsx';
import { useScrollBack } from './use-scroll-back.ts';
import { useTypedSearch } from './use-typed-search.ts';

/** Comes with the page: each file is a trip to the service worker. */
export { readDashboard };

/** The technician's projects (first document, section 2, "Dashboard"). */
export function DashboardPage() {
  const { filter, search, page, showFilter, showSearch, showPage, showAll } = useDashboardAddress();
  const { typed, setTyped, pausing } = useTypedSearch(search, showSearch);
  const { shown, counts, refreshedAt, refreshing, problem, refresh, nextFirst, byDay, asking } = useDashboard(
    filter,
    search,
    (page + 1) * pageSize,
    useLoaderData({ strict: false }) as DashboardStart | undefined,
  );
  const online = useOnline();
  const followUp = useFollowUp();
  const [view, setView] = useProjectsView();

  const never = refreshedAt === null;
  const empty = shown?.length === 0;
  const loading =
    !shown || !counts || refreshedAt === undefined || (empty && never && refreshing && counts.All === 0);
  const searching = pausing || (search !== '' && asking);
  const List = byDay && view === 'List' ? DayList : ProjectGrid;
  const wasBelow = useScrollBack(!loading);

  return (
    <div className={`stack gap-3 ${styles.dashboard}`}>
      <Greeting counts={loading ? undefined : counts} />
      <Tools
        counts={loading ? undefined : counts}
        filter={filter}
        onFilter={showFilter}
        typed={typed}
        onType={setTyped}
        refreshing={refreshing}
        onRefresh={refresh}
      />
      {byDay && (
        <div className={styles.view}>
          <Segmented
            label={copy.showAs}
            labelHidden
            choices={projectsViews}
            value={view}
            onChange={setView}
          />
        </div>
      )}
      {problem && !never && (
        <Note tone="danger" role="alert" title={copy.fetchFailed(filter)}>
          {problem}
        </Note>
      )}
      {refreshedAt && (!online || problem) && <Updated at={refreshedAt} />}
      {loading ? (
        <DashboardSkeleton />
      ) : pausing || (searching && empty) ? (
        <Searching typed={typed.trim()} />
      ) : empty && asking ? (
        <DashboardSkeleton />
      ) : empty && never && problem ? (
        <div className="surface frame">
          <ErrorState
            title={copy.fetchFailed(filter)}
            message={problem}
            onRetry={refresh}
            retrying={refreshing}
          />
        </div>
      ) : empty ? (
        <NothingFound
          filter={filter}
          search={search}
          never={never}
          onShowAll={showAll}
          onClearSearch={() => setTyped('')}
        />
      ) : (
        <List
          view={`${filter} ${search}`}
          projects={shown}
          page={page}
          wholeAtOnce={wasBelow}
          onPage={showPage}
          withNext={nextFirst}
          onFollowUp={followUp.open}
        >
          {searching && <SearchingLine typed={search} />}
        </List>
      )}
      {followUp.dialog(refresh)}
    </div>
  );
}
