import { useMediaQuery } from '@mantine/hooks';
import type { Sheet } from '@tidemark/contract/claim-sheets/sheet';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import type { Room } from '@tidemark/contract/rooms';
import type { ReactNode } from 'react';
import { useRecord, useRecords } from '../offline/use-records.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Note } from '../ui/note.tsx';
import { copy } from './copy.ts';
import { DeskPage } from './desk/desk-page.tsx';
import type { SheetDraft } from './draft.ts';
import { RoomSetupLink } from './room-links.tsx';
import { SheetLoading } from './sheet-loading.tsx';
import { TouchPage } from './touch/touch-page.tsx';
import { useRoomSheet } from './use-room-sheet.ts';
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
  /** What the page says before the lines. */
  notes: ReactNode;
}

/** A room's claim sheet: the paper form on a desktop, groups and number pad on touch. */
export function ClaimSheetPage({ projectId, inspectionId, roomId }: ClaimSheetPageProps) {
  const rooms = useRecords('rooms', { inspectionId });
  const inspection = useRecord('inspections', inspectionId);
  const room = rooms?.find(({ id }) => id === roomId);
  const { sheet, loading, failed } = useRoomSheet(room);
  if (rooms && !room) return <RoomGone projectId={projectId} />;
  if (!rooms || !room || sheet === undefined || inspection === undefined || loading) return <SheetLoading />;
  const sorted = rooms.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return <OpenSheet key={roomId} {...{ projectId, room, sheet, inspection, failed, rooms: sorted }} />;
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
  const notes = <Notes failed={failed} closed={closed} />;
  const page = { draft, room, rooms, projectId, notes, readOnly: closed !== undefined };
  return (
    <>
      <FollowSheet draft={draft} roomId={room.id} />
      {wide ? <DeskPage {...page} /> : <TouchPage {...page} />}
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
