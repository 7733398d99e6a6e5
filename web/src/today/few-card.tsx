import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { showCount } from '../office/overview/copy.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';
import styles from './today.module.css';
import { WorkCard } from './work-card.tsx';

const shownRows = 2;

interface Props<One> {
  id: string;
  icon: LucideIcon;
  tone?: 'danger' | 'orange';
  name: string;
  empty: string;
  /** Some of them, and how many there are. */
  first: readonly One[];
  of: { total: number; more: boolean };
  children: (one: One) => ReactNode;
}

/** What waits for something: the first two, and the others when asked for. */
export function FewCard<One>({ first, of: { total, more }, children, ...card }: Props<One>) {
  const [all, showAll] = useState(false);
  return (
    <WorkCard
      {...card}
      figure={showCount(total, more)}
      action={
        first.length > shownRows && (
          <Button kind="quiet" size="sm" aria-expanded={all} onClick={() => showAll(!all)}>
            {all ? copy.showFewer : copy.showAll}
          </Button>
        )
      }
      foot={
        all &&
        total > first.length && (
          <p className={`ink-2 line-top ${styles.none}`}>{copy.firstShown(first.length)}</p>
        )
      }
    >
      {first.slice(0, all ? undefined : shownRows).map(children)}
    </WorkCard>
  );
}

interface OpenProps {
  job: { id: number; title: string };
  part: 'drying' | 'evidence';
}

export function OpenPart({ job: { id, title }, part }: OpenProps) {
  return (
    <ButtonLink
      size="sm"
      aria-label={`${copy.open} ${title}`}
      renderRoot={(props) => (
        <Link to="/project/$projectId" params={{ projectId: String(id) }} search={{ part }} {...props} />
      )}
    >
      {copy.open}
    </ButtonLink>
  );
}
