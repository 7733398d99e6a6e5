import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pull, useRefresh } from '../offline/pull/index.ts';
import { useRecord } from '../offline/store/index.ts';
import { ReplacedNotes } from '../replaced/replaced-notes.tsx';
import { SketchPage } from '../sketch/sketch-page.tsx';
import { Button } from '../ui/controls/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LoadingPage } from './loading-page.tsx';

const route = getRouteApi('/signed-in/inspection/$projectId/room/$roomId/sketch');

/** The sketch of the room in the address, as the device has it; the office's is fetched under it. */
export function SketchRoute() {
  const { projectId, roomId } = route.useParams();
  const { history, navigate } = useRouter();
  const canGoBack = useCanGoBack();
  const room = useRecord('rooms', roomId);
  const inspection = useRecord('inspections', room?.inspectionId);
  const settings = useRecord('paperwork', 'held')?.sketch;
  const inspectionId = room?.inspectionId;
  useRefresh(
    inspectionId && `rooms/${inspectionId}`,
    useCallback(async () => {
      if (inspectionId) await pull('rooms', inspectionId);
    }, [inspectionId]),
  );
  useRefresh(
    'paperwork',
    useCallback(() => pull('paperwork', 'all'), []),
  );
  const back = () => {
    if (canGoBack) history.back();
    else void navigate({ to: '/inspection/$projectId', params: { projectId } });
  };
  if (room === undefined || (room && inspection === undefined)) return <LoadingPage />;
  if (!room) {
    return (
      <ErrorState
        title="This room is not on this device"
        message="Open its inspection first, then draw it."
        action={<Button onClick={back}>Back</Button>}
      />
    );
  }
  return (
    <SketchPage
      key={room.id}
      room={room}
      open={inspection?.status === 'In Progress'}
      settings={settings}
      news={<ReplacedNotes inspectionId={room.inspectionId} roomId={room.id} />}
      onBack={back}
    />
  );
}
