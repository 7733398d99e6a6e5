import { Link, useParams } from '@tanstack/react-router';
import { roomActions } from '@tidemark/contract/rooms';
import { useEffect, useState } from 'react';
import { ClaimSheetPage } from '../claim-sheets/claim-sheet-page.tsx';
import { call } from '../offline/call.ts';
import { CallError } from '../offline/call-error.ts';
import { lay, mark } from '../offline/lay.ts';
import { useRecord } from '../offline/use-records.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingPage } from './loading-page.tsx';

/** Finds the inspection of the room in the address; a room this device never saw is asked for. */
export function ClaimSheetRoute() {
  const { projectId = '', roomId = '' } = useParams({ strict: false });
  const room = useRecord('rooms', roomId);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (room !== null) return;
    setProblem(undefined);
    fetchRoom(roomId).catch((error: unknown) => {
      setProblem(error instanceof Error ? error.message : String(error));
      if (!(error instanceof CallError)) reportError(error);
    });
  }, [room, roomId]);
  if (room) {
    return <ClaimSheetPage projectId={Number(projectId)} inspectionId={room.inspectionId} roomId={roomId} />;
  }
  if (!problem) return <LoadingPage />;
  return (
    <main>
      <ErrorState
        title="This room is not on this device"
        message={problem}
        action={
          <ButtonLink
            kind="primary"
            renderRoot={(props) => <Link to="/inspection/$projectId" params={{ projectId }} {...props} />}
          >
            Back to the inspection
          </ButtonLink>
        }
      />
    </main>
  );
}

async function fetchRoom(id: string): Promise<void> {
  const since = await mark();
  const { room } = await call(roomActions.read, { params: { id } });
  await lay([{ table: 'rooms', id, record: room }], { since });
}
