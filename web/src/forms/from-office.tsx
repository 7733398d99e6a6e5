import { type ReactNode, useState } from 'react';
import { useAnswer } from '../offline/calls/index.ts';
import { useOnline } from '../offline/faults/index.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';

interface Props<T> {
  copy: { loading: string; loadFailed: string; notFound?: string };
  /** Must be the same between renders; undefined of what the office does not have. */
  read: () => Promise<T | undefined>;
  /** What is shown of it, with what takes a saved version and what reads the newest one. */
  children: (kept: T, onSaved: (saved: T) => void, reload: () => Promise<void>) => ReactNode;
}

/** What only the office has: its loading and its failure first. Once it is here, a lost connection removes nothing. */
export function FromOffice<T>({ copy, read, children }: Props<T>) {
  const { answer, problem, asking, refresh } = useAnswer(read);
  const online = useOnline();
  const [saved, setSaved] = useState<T>();
  const kept = saved ?? answer;
  if (kept !== undefined) return children(kept, setSaved, async () => setSaved(await read()));
  if (problem === undefined && asking)
    return (
      <Loading label={copy.loading}>
        <Skeleton height={320} />
      </Loading>
    );
  return (
    <ErrorState
      offline={!online}
      title={copy.loadFailed}
      message={problem ?? copy.notFound}
      retrying={asking}
      onRetry={refresh}
    />
  );
}
