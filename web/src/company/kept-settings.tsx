import { type ReactNode, useState } from 'react';
import { useAnswer } from '../offline/calls/index.ts';
import { useOnline } from '../offline/faults/index.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { ManagersSettings } from './managers-settings.tsx';

interface Props<T> {
  copy: { title: string; deniedMessage: string; loadFailed: string; loading: string };
  /** Must be the same between renders. */
  read: () => Promise<T>;
  /** The form of what is kept, with what takes a saved version and what reads the newest one. */
  children: (kept: T, onSaved: (saved: T) => void, reload: () => Promise<void>) => ReactNode;
}

/** A page of settings that are read from the office and saved as versions. */
export function KeptSettings<T>({ copy, ...editing }: Props<T>) {
  return (
    <ManagersSettings title={copy.title} denied={copy.deniedMessage}>
      <Editing copy={copy} {...editing} />
    </ManagersSettings>
  );
}

function Editing<T>({ copy, read, children }: Props<T>) {
  const { answer, problem, asking, refresh } = useAnswer(read);
  const online = useOnline();
  const [saved, setSaved] = useState<T>();
  const kept = saved ?? answer;
  if (kept !== undefined) return children(kept, setSaved, async () => setSaved(await read()));
  if (problem !== undefined)
    return (
      <ErrorState
        offline={!online}
        title={copy.loadFailed}
        message={problem}
        retrying={asking}
        onRetry={refresh}
      />
    );
  return (
    <Loading label={copy.loading}>
      <Skeleton height={320} />
    </Loading>
  );
}
