import type { Project } from '@tidemark/contract/projects';
import { type ReactNode, useMemo, useState } from 'react';
import { useSendState } from '../offline/outbox/index.ts';
import { showCount } from '../ui/format/formats.ts';
import { dayGroups, firstOf } from './day-groups.ts';
import styles from './day-list.module.css';
import { DayRow } from './day-row.tsx';
import { useEndInReach } from './near-screen.ts';
import type { AtNextVisit } from './next-visit.ts';
import { isDone } from './order.ts';
import { ProjectCard } from './project-card.tsx';
import { pageSize } from './project-grid.tsx';

interface DayListProps {
  projects: readonly AtNextVisit[];
  /** How many pages of the list are there, from 1. */
  page: number;
  onPage: (page: number) => void;
  withNext: boolean;
  onFollowUp: (project: Project) => void;
  children: ReactNode;
}

/** The card of the next job, and below it a row for every other project by its day; a row opens into its whole card. */
export function DayList({ projects, page, onPage, withNext, onFollowUp, children }: DayListProps) {
  const { perProject } = useSendState();
  const [open, setOpen] = useState<number | null>(null);
  const next = withNext && projects[0] && !isDone(projects[0]) ? projects[0] : undefined;
  const groups = useMemo(() => dayGroups(next ? projects.slice(1) : projects), [projects, next]);
  const pages = Math.min(page, Math.ceil(projects.length / pageSize));
  const card = (project: AtNextVisit, first: boolean) => (
    <ProjectCard
      project={project}
      next={first}
      waiting={perProject.get(project.id)?.waiting ?? 0}
      failed={perProject.get(project.id)?.failed ?? 0}
      onFollowUp={onFollowUp}
    />
  );
  return (
    <div className={`stack gap-3 ${styles.list}`}>
      {next && card(next, true)}
      {firstOf(groups, pages * pageSize).map(({ name, listed, count }) => (
        <section key={name} aria-labelledby={`day-${name}`}>
          <h2 id={`day-${name}`} className={`row justify-between text-title ${styles.day}`}>
            {name} <span className="ink-2 text-small w-400 tabular">{showCount(count)}</span>
          </h2>
          <ul className={`clip frame ${styles.rows}`}>
            {listed.map((project) => (
              <li key={project.id} className={styles.item} data-open={open === project.id || undefined}>
                <DayRow
                  project={project}
                  group={name}
                  open={open === project.id}
                  unsent={perProject.has(project.id)}
                  onToggle={() => setOpen(open === project.id ? null : project.id)}
                />
                {open === project.id && (
                  <div id={`project-row-${project.id}`} className={styles.whole}>
                    {card(project, false)}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {pages * pageSize < projects.length && <End key={pages} onReach={() => onPage(pages + 1)} />}
      {children}
    </div>
  );
}

function End({ onReach }: { onReach: () => void }) {
  return <div ref={useEndInReach(onReach)} />;
}
