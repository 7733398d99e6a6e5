import { LoaderCircle } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useOnline } from '../offline/online.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Note } from '../ui/note.tsx';
import { copy } from './copy.ts';
import styles from './dashboard-page.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { showAge } from './dates.ts';
import { Greeting } from './greeting.tsx';
import { countProjects, type Filter, passes } from './order.ts';
import { ProjectGrid } from './project-grid.tsx';
import { matches } from './search.ts';
import { Tools } from './tools.tsx';
import { useDashboard } from './use-dashboard.ts';
import { useServerSearch } from './use-search.ts';

export function DashboardPage() {
  const { projects, mine, refreshedAt, refreshing, problem, refresh } = useDashboard();
  const [filter, setFilter] = useState<Filter>('All');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const { found, searching } = useServerSearch(typed);
  const online = useOnline();

  const never = refreshedAt === null;
  const loading =
    !projects || !mine || refreshedAt === undefined || (never && refreshing && mine.length === 0);
  const counts = useMemo(() => (mine ? countProjects(mine) : undefined), [mine]);
  const shown = useMemo(() => {
    const candidates = wanted === '' ? mine : projects;
    return (candidates ?? []).filter(
      (project) =>
        passes(project, filter) && (wanted === '' || matches(project, wanted) || found.has(project.id)),
    );
  }, [mine, projects, filter, wanted, found]);

  const showAll = () => {
    setFilter('All');
    setTyped('');
  };

  return (
    <div className={styles.dashboard}>
      <Greeting counts={loading ? undefined : counts} />
      <Tools
        counts={loading ? undefined : counts}
        filter={filter}
        onFilter={setFilter}
        typed={typed}
        onType={setTyped}
        refreshing={refreshing}
        onRefresh={refresh}
      />
      {problem && !never && (
        <Note tone="danger" role="alert" title={copy.fetchFailed}>
          {problem}
        </Note>
      )}
      {refreshedAt && (!online || problem) && <p className="ink-2">Updated {showAge(refreshedAt)}</p>}
      {loading ? (
        <DashboardSkeleton />
      ) : shown.length > 0 ? (
        <ProjectGrid projects={shown} withNext={wanted === ''} />
      ) : (
        <div className={styles.block} aria-live="polite">
          {searching && online ? (
            <EmptyState
              icon={<LoaderCircle size={36} className="spin" aria-hidden />}
              title={copy.searching}
              hint={copy.lookingFor(typed.trim())}
            />
          ) : never && problem ? (
            <ErrorState title={copy.fetchFailed} message={problem} onRetry={refresh} retrying={refreshing} />
          ) : (
            <EmptyState
              title={filter === 'Urgent' && wanted === '' ? copy.noUrgent : copy.noProjects}
              hint={wanted !== '' ? copy.hintSearch : never ? copy.hintNever : hintOf(filter)}
              action={
                (filter !== 'All' || wanted !== '') && <Button onClick={showAll}>Show all projects</Button>
              }
            />
          )}
        </div>
      )}
    </div>
  );
}

const hintOf = (filter: Filter) => (filter === 'Urgent' ? copy.hintUrgent : copy.hintFilter);
