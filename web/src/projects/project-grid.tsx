import type { Project } from '@tidemark/contract/projects';
import { type CSSProperties, memo, type ReactNode, useDeferredValue } from 'react';
import { type SendState, useSendState } from '../offline/outbox/index.ts';
import { useEndInReach, useNearScreen } from './near-screen.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-grid.module.css';

/** Page size of the list. */
export const pageSize = 24;
/** Cards that are rendered together: whole rows in one, two and three columns. */
const stepSize = 6;
/** Cards that a screen shows at most, in one column or in more. The window's width would have the page laid out for it. */
const onScreen = () => (screen.width < 700 ? 2 : stepSize);

interface Props {
  /** Names the list: another view has other heights. */
  view: string;
  projects: readonly Project[];
  /** How many pages of the list are there, from 1. */
  page: number;
  onPage: (page: number) => void;
  /** The place on the page that is gone back to needs what is above it. */
  wholeAtOnce: boolean;
  withNext: boolean;
  onFollowUp: (project: Project) => void;
  /** Below the cards: what is still coming. */
  children: ReactNode;
}

/**
 * The cards, a page more whenever the end comes near. Beyond the first page only what is near the screen is rendered,
 * so that thousands stay smooth on a cheap phone.
 */
export function ProjectGrid(props: Props) {
  const { view, projects, page, onPage, wholeAtOnce, withNext, onFollowUp, children } = props;
  const pages = Math.min(page, Math.ceil(projects.length / pageSize));
  // What is below the screen comes after the first cards are painted.
  const most = useDeferredValue(pages * pageSize, wholeAtOnce ? pages * pageSize : onScreen());
  const listed = projects.slice(0, most);
  const { perProject } = useSendState();
  return (
    <div className={styles.steps}>
      {Array.from({ length: Math.ceil(listed.length / stepSize) }, (_, index) => (
        <Step
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is a place in the list, whatever stands there
          key={index}
          name={`${view} ${index}`}
          always={index * stepSize < pageSize}
          projects={listed.slice(index * stepSize, (index + 1) * stepSize)}
          withNext={withNext && index === 0}
          unsent={perProject}
          onFollowUp={onFollowUp}
        />
      ))}
      {listed.length < projects.length && most >= pageSize && (
        <End key={pages} onReach={() => onPage(pages + 1)} />
      )}
      {children}
    </div>
  );
}

function End({ onReach }: { onReach: () => void }) {
  return <div ref={useEndInReach(onReach)} />;
}

interface StepProps extends Pick<Props, 'projects' | 'withNext' | 'onFollowUp'> {
  name: string;
  /** Rendered wherever the screen is. */
  always: boolean;
  unsent: SendState['perProject'];
}

const Step = memo(
  function Step({ name, always, projects, withNext, unsent, onFollowUp }: StepProps) {
    const { ref, near, height } = useNearScreen(name, always);
    if (near || always) {
      return (
        <div ref={ref} className={styles.grid}>
          {projects.map((project, index) => (
            <ProjectCard
              key={project.id}
              project={project}
              next={withNext && index === 0 && project.status !== 'Completed'}
              waiting={unsent.get(project.id)?.waiting ?? 0}
              failed={unsent.get(project.id)?.failed ?? 0}
              onFollowUp={onFollowUp}
            />
          ))}
        </div>
      );
    }
    const size = height ? { height } : ({ '--cards': projects.length } as CSSProperties);
    return <div ref={ref} className={styles.away} style={size} />;
  },
  (a, b) =>
    a.name === b.name &&
    a.withNext === b.withNext &&
    a.unsent === b.unsent &&
    a.onFollowUp === b.onFollowUp &&
    a.projects.length === b.projects.length &&
    a.projects.every((project, index) => project === b.projects[index]),
);
