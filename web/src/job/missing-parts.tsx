import type { ReactNode } from 'react';
import { copy } from '../projects/copy.ts';
import type { ListState } from '../projects/use-list-state.ts';
import type { Refreshing } from '../projects/use-refreshing.ts';
import { NotHere } from '../ui/feedback/not-here.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { copy as job } from './files/copy.ts';

type Missing = ((some: boolean) => ReactNode) | undefined;

/** What is shown beside each list of a job while it may be incomplete. */
export interface MissingParts {
  inspections: Missing;
  followUps: Missing;
  rooms: Missing;
  files: Missing;
  jobFiles: Missing;
}

export function missingParts(
  known: Record<keyof MissingParts, ListState>,
  { refresh, refreshing }: Refreshing,
): MissingParts {
  const unless = (how: ListState, what: string): Missing => {
    if (how === 'known') return undefined;
    if (how === 'asking') return (some) => !some && <Asking />;
    return (some) => <NotHere what={what} some={some} onRetry={refresh} retrying={refreshing} />;
  };
  const inspections = unless(known.inspections, copy.theInspections);
  return {
    inspections,
    followUps:
      !inspections && known.followUps === 'missing' ? unless(known.followUps, copy.theFollowUps) : undefined,
    rooms: unless(known.rooms, copy.theRooms),
    files: unless(known.files, copy.theFiles),
    jobFiles: unless(known.jobFiles, job.theFiles),
  };
}

/** In the place of a list that is asked for. */
const Asking = () => (
  <Loading label="Loading...">
    <Skeleton height={96} />
  </Loading>
);
