import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Room } from '@tidemark/contract/rooms';
import type { Sheet } from '@tidemark/contract/claim-sheets/sheet';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useRecord, useRecords } from '../offline/use-records.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { copy } from './copy.ts';
import { DeskPage } from './desk/desk-page.tsx';
import type { SheetDraft } from './draft.ts';
import { loadSheet } from './load-sheet.ts';
import { RoomSetupLink } from './room-links.tsx';
import { SheetLoading } from './sheet-loading.tsx';
import { TouchPage } from './touch/touch-page.tsx';
import { FollowSheet, useSheetDraft } from './use-sheet.ts';

export interface ClaimSheetPageProps {
  projectId: number;
  inspectionId: string;
  roomId: string;
}

/** What both looks of the page are given. */
export interface SheetPageProps {
  draft: SheetDraft;
  room: Room;
  /** All rooms of the inspection in the order they were added. */
  rooms: readonly Room[];
  projectId: number;
  readOnly: boolean;
}

/** A room's claim sheet: the paper form on a desktop, groups and number pad on touch. */
export function ClaimSheetPage({ projectId, inspectionId, roomId }: ClaimSheetPageProps) {
  const rooms = useRecords('rooms', { inspectionId });
  const sheet = useRecord('sheets', roomId);
  const inspection = useRecord('inspections', inspectionId);
  const loaded = useLoadedSheet(inspectionId, roomId);
  if (rooms === undefined || sheet === undefined || inspection === undefined) return <SheetLoading />;
  const room = rooms.find(({ id }) => id === roomId);
  if (!room) return <RoomGone projectId={projectId} />;
  if (sheet === null && loaded === undefined && room.claimItem) return <SheetLoading />;
  const sorted = rooms.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return (
    <OpenSheet
      key={roomId}
      {...{ projectId, room, sheet, inspection, rooms: sorted }}
      failed={loaded === false && sheet === null}
    />
  );
}

/** Fetches the office's sheet once; undefined while that runs, false when the office could not answer. */
export function useLoadedSheet(inspectionId: string, roomId: string): boolean | undefined {
  const [loaded, setLoaded] = useState<{ roomId: string; ok: boolean }>();
  useEffect(() => {
    let left = false;
    loadSheet(inspectionId, roomId).then(
      (ok) => left || setLoaded({ roomId, ok }),
      (error: unknown) => {
        console.error('The claim sheet could not be laid over the local one.', error);
        if (!left) setLoaded({ roomId, ok: false });
      },
    );
    return () => {
      left = true;
    };
  }, [inspectionId, roomId]);
  return loaded?.roomId === roomId ? loaded.ok : undefined;
}

interface OpenSheetProps {
  projectId: number;
  room: Room;
  rooms: readonly Room[];
  sheet: Sheet | null;
  inspection: Inspection | null;
  failed: boolean;
}

function OpenSheet({ projectId, room, rooms, sheet, inspection, failed }: OpenSheetProps) {
  const draft = useSheetDraft(sheet, room.inspectionId, room.id);
  const wide = useMediaQuery('(min-width: 1024px)', false, { getInitialValueInEffect: false });
  const closed = inspection && inspection.status !== 'In Progress' ? inspection.status : undefined;
  const page = { draft, room, rooms, projectId, readOnly: closed !== undefined };
  return (
    <>
      <FollowSheet draft={draft} roomId={room.id} />
      {wide ? <DeskPage {...page} notes={<Notes {...{ failed, closed }} />} /> : <TouchPage {...page} notes={<Notes {...{ failed, closed }} />} />}
    </>
  );
}

function Notes({ failed, closed }: { failed: boolean; closed: 'Completed' | 'Cancelled' | undefined }) {
  if (!failed && !closed) return null;
  return (
    <>
      {failed && (
        <Note tone="danger" role="alert">
          {copy.loadFailed}
        </Note>
      )}
      {closed && <Note>{copy.closed[closed]}</Note>}
    </>
  );
}

function RoomGone({ projectId }: { projectId: number }) {
  return (
    <ErrorState
      title={copy.roomGone}
      message={copy.roomGoneHint}
      action={
        <ButtonLink renderRoot={(props) => <RoomSetupLink projectId={projectId} {...props} />}>
          {copy.backToRooms}
        </ButtonLink>
      }
    />
  );
}
