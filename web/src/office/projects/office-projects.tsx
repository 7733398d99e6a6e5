import { Link } from '@tanstack/react-router';
import { FileUp, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../offline/faults/index.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { RetryButton } from '../../ui/feedback/retry-button.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { Page, PageHead, PageTitle } from '../../ui/layout/page.tsx';
import { useDesktop } from '../../ui/layout/use-desktop.ts';
import type { Place } from './address.ts';
import { BulkBar } from './bulk-bar.tsx';
import { copy } from './copy.ts';
import { ExportButton } from './export-button.tsx';
import { ListLoading } from './list-loading.tsx';
import { OfficePager } from './office-pager.tsx';
import { ProjectList } from './project-list.tsx';
import { ProjectTools } from './project-tools.tsx';
import styles from './projects.module.css';
import { Total } from './total.tsx';
import { useChosen } from './use-chosen.ts';
import { useListKeys } from './use-list-keys.ts';
import { useOfficeAddress } from './use-office-address.ts';
import { useOfficeProjects } from './use-office-projects.ts';
import { useQuickChange } from './use-quick-change.ts';

/** Where the office finds, sorts and assigns all projects, also many at once. */
export function OfficeProjects() {
  const { view, show, go } = useOfficeAddress();
  const { page, current, gone, problem, asking, counted, notCounted, refresh } = useOfficeProjects(view);
  const chosen = useChosen(page, view.filters);
  const { change, busy } = useQuickChange((results) => {
    chosen.lay(results);
    refresh();
  });
  const head = useRef<HTMLDivElement>(null);
  const [assigns, setAssigns] = useState(0);
  useListKeys(page?.projects ?? [], chosen, () => setAssigns((before) => before + 1));
  const online = useOnline();
  const desktop = useDesktop();

  // A new page is read from its top, by screen readers too; typing and filtering keep the focus.
  const turned = useRef(false);
  const turn = (to: Place) => {
    turned.current = true;
    go(to);
  };
  useEffect(() => {
    if (!current || !turned.current || !head.current) return;
    turned.current = false;
    head.current.focus();
  });

  useEffect(() => {
    if (!gone) return;
    const [title, message] = copy.pageGone;
    showToast({ kind: 'info', title, message, id: 'page-gone' });
    go({}, { replace: true });
  }, [gone, go]);

  return (
    <Page wide>
      <PageHead>
        <div className={`row w-full ${styles.counted}`}>
          <PageTitle>{copy.title}</PageTitle>
          <Total counted={counted} failed={notCounted && online} />
          {!desktop && <ExportButton view={view} quiet />}
        </div>
        <div className={`grid cols-2 w-full gap-2 ${styles.headActs}`}>
          <ButtonLink
            icon={<FileUp size={20} aria-hidden />}
            renderRoot={(props) => <Link to="/projects/import" {...props} />}
          >
            {copy.importProjects}
          </ButtonLink>
          <ButtonLink
            kind="primary"
            icon={<Plus size={20} aria-hidden />}
            renderRoot={(props) => <Link to="/projects/new" {...props} />}
          >
            {copy.newProject}
          </ButtonLink>
        </div>
      </PageHead>
      <ProjectTools view={view} counted={counted} show={show} />
      {problem && current && (
        <Note
          tone="silt"
          role="status"
          title={copy.stale}
          action={<RetryButton of="loading projects" onRetry={refresh} />}
        >
          {problem}
        </Note>
      )}
      {problem && !current && !online ? (
        <EmptyState title={copy.needsNetwork} />
      ) : problem && !current ? (
        <ErrorState title={copy.fetchFailed} message={problem} retrying={asking} onRetry={refresh} />
      ) : !page || gone ? (
        <ListLoading desktop={desktop} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this names a list that takes the focus
        <div
          ref={head}
          role="group"
          aria-label={copy.title}
          tabIndex={-1}
          aria-busy={!current && asking}
          className={styles.list}
        >
          {page.projects.length === 0 ? (
            <EmptyState
              title={copy.none}
              hint={Object.keys(view.filters).length > 0 ? copy.noneHint : copy.noneYet}
            />
          ) : (
            <ProjectList
              projects={page.projects}
              view={view}
              show={show}
              chosen={chosen}
              change={change}
              busy={busy}
            />
          )}
        </div>
      )}
      {page && !gone && !(problem && !current) && (
        <OfficePager page={page} place={view.place} current={current} counted={counted} go={turn} />
      )}
      <BulkBar
        chosen={chosen}
        assigns={assigns}
        onChanged={refresh}
        onCleared={() => {
          turned.current = !head.current;
          head.current?.focus({ preventScroll: true });
        }}
      />
    </Page>
  );
}
