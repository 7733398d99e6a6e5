import { getRouteApi } from '@tanstack/react-router';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { useCallback, useMemo } from 'react';
import { ClaimSheetPage } from '../claim-sheets/claim-sheet-page.tsx';
import { pull, pullProject, useRefresh } from '../offline/pull/index.ts';
import { useRecord } from '../offline/store/index.ts';
import { ReplacedNotes } from '../replaced/replaced-notes.tsx';
import { LoadingPage } from './loading-page.tsx';
import { MissingRoom } from './missing-room.tsx';

/** Loads with the page: each file is a trip to the service worker. */
export { readRoomPage } from '../claim-sheets/read-room-page.ts';

const route = getRouteApi('/signed-in/inspection/$projectId/room/$roomId');

/** Finds the inspection of the room in the URL; requests a room this device never had. */
export function ClaimSheetRoute() {
  const { projectId, roomId } = route.useParams();
  const first = route.useLoaderData();
  const room = useRecord('rooms', roomId, first?.room);
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
  if (room === undefined) return <LoadingPage />;
  return <MissingRoom {...{ projectId, roomId }} what="This room and its claim sheet" />;
}
