import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router';
import { sketchActions } from '@tidemark/contract/sketch/actions';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { useCallback } from 'react';
import { call } from '../offline/calls/index.ts';
import { useOnline } from '../offline/faults/index.ts';
import { perform } from '../offline/outbox/index.ts';
import { pull, pullProject, usePulled, useRefresh } from '../offline/pull/index.ts';
import { useRecord } from '../offline/store/index.ts';
import { ReplacedNotes } from '../replaced/replaced-notes.tsx';
import { copy } from '../sketch/copy.ts';
import { SketchPage } from '../sketch/sketch-page.tsx';
import { LoadingPage } from './loading-page.tsx';
import { MissingRoom } from './missing-room.tsx';

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
  const online = useOnline();
  const pulled = usePulled('inspections', [numberInPath(projectId)]);
  // Whether the inspection is still open.
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
  useRefresh(
    'paperwork',
    useCallback(() => pull('paperwork', 'all'), []),
  );
  const readVersions = useCallback(() => call(sketchActions.versions, { params: { id: roomId } }), [roomId]);
  const back = () => {
    if (canGoBack) history.back();
    else void navigate({ to: '/inspection/$projectId', params: { projectId } });
  };
  if (room === undefined || (room && inspection === undefined)) return <LoadingPage />;
  // Without it nobody knows whether the room may still be drawn.
  if (room && !inspection && online && !pulled?.here) return <LoadingPage />;
  if (!room) return <MissingRoom {...{ projectId, roomId }} what="This room and its sketch" />;
  return (
    <SketchPage
      key={room.id}
      room={room}
      onSave={(sketch) =>
        perform(sketchActions.save, {
          params: { id: room.id },
          body: { inspectionId: room.inspectionId, sketch },
        })
      }
      closed={inspection?.status === 'In Progress' ? undefined : copy.closed}
      {...{ settings, readVersions }}
      news={<ReplacedNotes inspectionId={room.inspectionId} roomId={room.id} />}
      back={copy.backToRooms}
      onBack={back}
    />
  );
}
