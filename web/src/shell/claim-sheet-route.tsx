import { getRouteApi, Link } from '@tanstack/react-router';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { ClaimSheetPage } from '../claim-sheets/claim-sheet-page.tsx';
import { CallError, explain } from '../offline/faults/index.ts';
import { pull, pullOne, pullProject, useRefresh } from '../offline/pull/index.ts';
import { useRecord } from '../offline/store/index.ts';
import { ReplacedNotes } from '../replaced/replaced-notes.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { NotHere } from '../ui/feedback/not-here.tsx';
import { LoadingPage } from './loading-page.tsx';

/** Loads with the page: each file is a trip to the service worker. */
export { readRoomPage } from '../claim-sheets/read-room-page.ts';

const route = getRouteApi('/signed-in/inspection/$projectId/room/$roomId');

/** Finds the inspection of the room in the URL; requests a room this device never had. */
export function ClaimSheetRoute() {
  const { projectId, roomId } = route.useParams();
  const first = route.useLoaderData();
  const room = useRecord('rooms', roomId, first?.room);
  const [problem, setProblem] = useState<{ message: string; status?: number }>();
  const [round, again] = useReducer((before: number) => before + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (room !== null) return;
    setProblem(undefined);
    pullOne('rooms', roomId).catch((error: unknown) => {
      const message = explain(error);
      setProblem(error instanceof CallError ? { message, status: error.status } : { message });
    });
  }, [room, roomId, round]);
  const inspectionId = room?.inspectionId;
  // Whether the inspection is still open, and the neighboring rooms in their current order.
  useRefresh(
    `projects/${projectId}`,
    useCallback(() => pullProject(numberInPath(projectId), ['inspections']), [projectId]),
  );
  useRefresh(
    inspectionId && `rooms/${inspectionId}`,
    useCallback(async () => {
      if (inspectionId) await pull('rooms', inspectionId);
    }, [inspectionId]),
  );
  // The room changes with every save; its visible parts update themselves.
  const news = useMemo(
    () => inspectionId && <ReplacedNotes inspectionId={inspectionId} roomId={roomId} />,
    [inspectionId, roomId],
  );
  if (room) {
    return (
      <ClaimSheetPage
        projectId={numberInPath(projectId)}
        inspectionId={room.inspectionId}
        roomId={roomId}
        first={first}
        news={news}
      />
    );
  }
  if (!problem) return <LoadingPage />;
  const { message, status } = problem;
  const isGone = status === 404;
  const back = (
    <ButtonLink
      kind={isGone ? 'primary' : 'secondary'}
      renderRoot={(props) => <Link to="/inspection/$projectId" params={{ projectId }} {...props} />}
    >
      Back to the inspection
    </ButtonLink>
  );
  return (
    <main>
      {status === 0 ? (
        <NotHere what="This room and its claim sheet" onRetry={again} retrying={false} action={back} />
      ) : (
        <ErrorState
          title="This room is not on this device"
          message={message}
          onRetry={isGone ? undefined : again}
          action={back}
        />
      )}
    </main>
  );
}
