import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { useCallback } from 'react';
import { copy } from '../floor-plan/copy.ts';
import { FloorPlanPage } from '../floor-plan/floor-plan-page.tsx';
import { pull, pullProject, useRefresh } from '../offline/pull/index.ts';
import { useRecord } from '../offline/store/index.ts';
import { ReplacedNotes } from '../replaced/replaced-notes.tsx';
import { useRooms } from '../rooms/use-rooms.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { NotHere } from '../ui/feedback/not-here.tsx';
import { LoadingPage } from './loading-page.tsx';

const route = getRouteApi('/signed-in/project/$projectId/floor-plan/$inspectionId');

/** The rooms of an inspection beside each other, as the device has them; the office's are fetched under them. */
export function FloorPlanRoute() {
  const { projectId, inspectionId } = route.useParams();
  const { history, navigate } = useRouter();
  const canGoBack = useCanGoBack();
  const inspection = useRecord('inspections', inspectionId);
  // Whether the inspection is still open.
  useRefresh(
    `projects/${projectId}`,
    useCallback(() => pullProject(numberInPath(projectId), ['inspections']), [projectId]),
  );
  const asked = useRefresh(
    `rooms/${inspectionId}`,
    useCallback(() => pull('rooms', inspectionId), [inspectionId]),
  );
  const { rooms, fetching, problem, away, refresh } = useRooms(inspectionId, asked);
  const back = () => {
    if (canGoBack) history.back();
    else void navigate({ to: '/project/$projectId', params: { projectId } });
  };
  if (!rooms || inspection === undefined || (rooms.length === 0 && fetching)) return <LoadingPage />;
  const leave = <Button onClick={back}>{copy.back}</Button>;
  const notHere = away && !fetching && problem === null && (
    <NotHere
      what={copy.theRooms}
      some={rooms.length > 0}
      onRetry={refresh}
      retrying={fetching}
      action={leave}
    />
  );
  if (rooms.length === 0) {
    return (
      <main>
        {notHere ||
          (problem === null ? (
            <EmptyState title={copy.noRooms} hint={copy.noRoomsHint} action={leave} />
          ) : (
            <ErrorState title={copy.failed} message={problem} onRetry={refresh} action={leave} />
          ))}
      </main>
    );
  }
  return (
    <FloorPlanPage
      key={inspectionId}
      rooms={rooms}
      open={inspection?.status === 'In Progress'}
      news={
        <>
          {notHere}
          <ReplacedNotes inspectionId={inspectionId} bare />
        </>
      }
      onBack={back}
    />
  );
}
