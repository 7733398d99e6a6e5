import type { Project } from '@tidemark/contract/projects';
import { useState } from 'react';
import { useSendState } from '../offline/send-state.ts';
import { Button } from '../ui/button.tsx';
import { ProjectCard } from './project-card.tsx';
import styles from './project-grid.module.css';

/** Cards shown at first, and more at a time: a long list would be slow on a cheap phone. */
const step = 24;

export function ProjectGrid({ projects, withNext }: { projects: readonly Project[]; withNext: boolean }) {
  const { perProject } = useSendState();
  const [limit, setLimit] = useState(step);
  const left = projects.length - limit;
  return (
    <>
      <div className={styles.grid}>
        {projects.slice(0, limit).map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            next={withNext && index === 0 && project.status !== 'Completed'}
            waiting={perProject.get(project.id)?.waiting ?? 0}
            failed={perProject.get(project.id)?.failed ?? 0}
          />
        ))}
      </div>
      {left > 0 && (
        <Button className={styles.more} onClick={() => setLimit(limit + step)}>
          Show {Math.min(step, left)} more of {projects.length}
        </Button>
      )}
    </>
  );
}
