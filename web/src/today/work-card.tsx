import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/layout/card.tsx';
import styles from './today.module.css';

interface Props {
  id: string;
  icon: LucideIcon;
  figure: string;
  name: string;
  /** Late is danger, what is open is orange; nothing of it has no color. */
  tone?: 'danger' | 'orange' | undefined;
  action?: ReactNode;
  /** What an empty card says. */
  empty: string;
  children: ReactNode[];
  foot?: ReactNode;
}

/** One kind of work: how much there is, and what comes next of it. */
export function WorkCard({ id, icon: Icon, figure, name, tone, action, empty, children, foot }: Props) {
  return (
    <Card
      id={id}
      data-part
      tabIndex={-1}
      data-tone={children.length > 0 ? tone : undefined}
      className={styles.card}
      icon={<Icon size={20} aria-hidden />}
      title={
        <>
          <span className={`num ${styles.figure}`}>{figure}</span> {name}
        </>
      }
      action={action}
      flush
    >
      {children.length > 0 ? (
        <ul aria-label={name}>{children}</ul>
      ) : (
        <p className={`ink-2 ${styles.none}`}>{empty}</p>
      )}
      {foot}
    </Card>
  );
}

interface RowProps {
  /** Null of what belongs to the invoices of all projects. */
  projectId: number | null;
  title: string;
  /** Of its page; without it the whole. */
  part?: 'drying' | 'evidence' | undefined;
  /** Why it is here. */
  children: ReactNode;
  /** What does the next thing. */
  act: ReactNode;
}

export function WorkRow({ projectId, title, part, children, act }: RowProps) {
  return (
    <li className={`row narrow-wrap line-top gap-3 ${styles.row}`}>
      <div className={`grow min-w-0 break-anywhere ${styles.words}`}>
        {projectId === null ? (
          <Link to="/invoices" className={`ink w-650 ${styles.name}`}>
            {title}
          </Link>
        ) : (
          <Link
            to="/project/$projectId"
            params={{ projectId: String(projectId) }}
            search={part ? { part } : {}}
            className={`ink w-650 ${styles.name}`}
          >
            {title}
          </Link>
        )}
        <p className="ink-2 text-small tight">{children}</p>
      </div>
      <div className="row flex-none gap-1">{act}</div>
    </li>
  );
}
