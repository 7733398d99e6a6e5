import { getRouteApi, useCanGoBack, useRouter } from '@tanstack/react-router';
import { outlineOfRoom } from '@tidemark/contract/drying/map';
import { dryingReading } from '@tidemark/contract/drying/reading';
import { type DryingRoom, headId } from '@tidemark/contract/drying/record';
import { jobState } from '@tidemark/contract/job/state';
import type { SketchRules } from '@tidemark/contract/sketch/rules';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import { usualRules } from '@tidemark/contract/sketch/usual-rules';
import { numberInPath } from '@tidemark/contract/typed-numbers';
import { lazy, Suspense, useCallback } from 'react';
import { saveRoomSketch } from '../drying/rooms/save-room-sketch.ts';
import { call } from '../offline/calls/index.ts';
import { useOnline } from '../offline/faults/index.ts';
import { pull, usePulled, useRefresh } from '../offline/pull/index.ts';
import { useRecord } from '../offline/store/index.ts';
import { copy } from '../sketch/copy.ts';
import { SketchPage } from '../sketch/sketch-page.tsx';
import type { DrawnRoom } from '../sketch/use-sketch.ts';
import { Button } from '../ui/controls/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LoadingPage } from './loading-page.tsx';

/** Seldom: two devices drew the room. */
const ReplacedRoom = lazy(async () => ({
  default: (await import('../drying/replaced-drying.tsx')).ReplacedRoom,
}));

const route = getRouteApi('/signed-in/project/$projectId/drying/$recordId/sketch');

/** The sketch of a drying's room: its own, which begins as a copy of the inspection's. */
export function DryingSketchRoute() {
  const { projectId, recordId } = route.useParams();
  const { history, navigate } = useRouter();
  const canGoBack = useCanGoBack();
  const id = numberInPath(projectId);
  const project = useRecord('projects', id);
  const head = useRecord('dryingRecords', headId(id));
  const record = useRecord('dryingRecords', recordId);
  const room = record?.record === 'room' && record.projectId === id ? record : undefined;
  const its = useRecord('rooms', room?.roomId ?? undefined);
  const online = useOnline();
  const pulled = usePulled('dryingRecords', [id]);
  const paperwork = useRecord('paperwork', 'held');
  useRefresh(
    `dryingRecords/${id}`,
    useCallback(() => pull('dryingRecords', id), [id]),
  );
  const readVersions = useCallback(
    () => call(dryingReading.sketchVersions, { params: { id, recordId } }),
    [id, recordId],
  );
  const back = () => {
    if (canGoBack) history.back();
    else void navigate({ to: '/project/$projectId', params: { projectId }, search: { part: 'drying' } });
  };
  if (record === undefined || project === undefined || paperwork === undefined) return <LoadingPage />;
  if (room?.roomId && its === undefined) return <LoadingPage />;
  if (!room && online && !pulled?.here) return <LoadingPage />;
  if (!room) {
    return (
      <ErrorState
        title="This room is not on this device"
        message="Open its drying first, then draw it."
        action={<Button onClick={back}>Back</Button>}
      />
    );
  }
  const rules = its?.sketchRules ?? paperwork?.sketch ?? usualRules;
  const closedAt = head?.record === 'drying' ? head.closedAt : null;
  const open = project !== null && jobState(project) === 'Open' && closedAt === null;
  return (
    <SketchPage
      key={room.id}
      room={drawnRoom(room, its?.sketch, rules)}
      onSave={(sketch) => saveRoomSketch(room, sketch, rules)}
      closed={open ? undefined : copy.dryingClosed}
      settings={paperwork?.sketch}
      readVersions={readVersions}
      news={
        <Suspense>
          <ReplacedRoom projectId={id} room={room} open={open} />
        </Suspense>
      }
      back={copy.backToDrying}
      onBack={back}
    />
  );
}

/** A room that was not drawn begins as the inspection's, else as the rectangle of its sizes. */
function drawnRoom(room: DryingRoom, start: Sketch | null | undefined, sketchRules: SketchRules): DrawnRoom {
  const { width, depth, isMeasured } = outlineOfRoom({ ...room, sketch: null });
  return {
    ...{ id: room.id, name: room.name, sketch: room.sketch, sketchRules, start },
    dimensionsLength: isMeasured ? width : null,
    dimensionsWidth: isMeasured ? depth : null,
    dimensionsHeight: room.heightFt,
  };
}
