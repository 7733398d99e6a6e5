import type { ReactNode } from 'react';
import type { Answer } from '../offline/calls/index.ts';
import { useOnline } from '../offline/faults/index.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { RetryButton } from '../ui/feedback/retry-button.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';

interface Props<T> extends Answer<T> {
  copy: { title: string; failed: string; offline: string; stale: string; loading: string };
  /** Heights of the placeholders. */
  skeletons: readonly number[];
  children: (answer: T) => ReactNode;
}

/** Server data, or why it is missing; the last data stays during a reload and shows its age. */
export function Asked<T>({ answer, problem, asking, refresh, copy, skeletons, children }: Props<T>) {
  const online = useOnline();
  if (answer !== undefined) {
    return (
      <>
        {(!online || problem) && (
          <Note
            tone="silt"
            role="status"
            title={online ? copy.failed : undefined}
            action={online && <RetryButton of={copy.title} onRetry={refresh} />}
          >
            {online ? problem : copy.stale}
          </Note>
        )}
        {children(answer)}
      </>
    );
  }
  if (!online) return <EmptyState title={copy.offline} />;
  if (problem) {
    return <ErrorState title={copy.failed} message={problem} retrying={asking} onRetry={refresh} />;
  }
  return (
    <Loading label={copy.loading}>
      {skeletons.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </Loading>
  );
}
