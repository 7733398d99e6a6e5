import type { ReactNode, Ref } from 'react';
import { useOnline } from '../offline/faults/index.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import styles from './profile-page.module.css';

interface Props {
  answer: unknown;
  problem: string | undefined;
  asking: boolean;
  onRetry: () => void;
  /** Shown while the first response loads. */
  label: string;
  /** Gets the focus when a line disappears with its pressed button. */
  list?: Ref<HTMLUListElement>;
  name?: string;
  /** `li`s. */
  children: ReactNode;
}

/** A list only the server has: loading, unavailable, or there. */
export function OfficeList({ answer, problem, asking, onRetry, label, list, name, children }: Props) {
  const online = useOnline();
  if (problem) return <ErrorState offline={!online} title={problem} retrying={asking} onRetry={onRetry} />;
  if (answer === undefined) {
    return (
      <Loading label={label}>
        <div className={`grid line-top gap-3 ${styles.foot}`}>
          <Skeleton height={40} />
          <Skeleton height={40} />
        </div>
      </Loading>
    );
  }
  return (
    <ul ref={list} tabIndex={list ? -1 : undefined} aria-label={name} className={`grid ${styles.list}`}>
      {children}
    </ul>
  );
}
