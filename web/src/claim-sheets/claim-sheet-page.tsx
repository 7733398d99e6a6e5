import type { Sheet } from '@tidemark/contract/claim-sheets/sheet';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { inOrder } from '@tidemark/contract/room-order';
import type { Room } from '@tidemark/contract/rooms';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useRecord, useRecords } from '../offline/store/index.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { isOnPaper, useDesktop } from '../ui/layout/use-desktop.ts';
import { copy } from './copy.ts';
import { DeskPage } from './desk/desk-page.tsx';
import type { RoomPage } from './read-room-page.ts';
import { RoomSetupLink } from './room-links.tsx';
import { SheetLoading } from './sheet-loading.tsx';
import { SheetTrouble } from './sheet-trouble.tsx';
import { TouchPage } from './touch/touch-page.tsx';
import { useRoomSheet } from './use-room-sheet.ts';
import { FollowSheet, useSheetDraft } from './use-sheet.ts';

export interface ClaimSheetPageProps {
  projectId: number;
  inspectionId: string;
  roomId: string;
  /** What the device had of it when the page was opened. */
  first: RoomPage | null;
  /** Conflicts of the room's values, above its lines. */
  news?: ReactNode;
}

/** A room's claim sheet: the paper form on a desktop, groups and number pad on touch. */
export function ClaimSheetPage({ projectId, inspectionId, roomId, first, news }: ClaimSheetPageProps) {
  const rooms = useRecords('rooms', { inspectionId }, first?.rooms);
  const inspection = useRecord('inspections', inspectionId, first?.inspection);
  const room = rooms?.find(({ id }) => id === roomId);
  const { sheet, loading, failed, away, again } = useRoomSheet(room, first?.sheet);
  if (rooms && !room) return <RoomGone projectId={projectId} />;
  if (!rooms || !room || sheet === undefined || inspection === undefined || loading) return <SheetLoading />;
  const sorted = rooms.toSorted(inOrder);
  return (
    <OpenSheet
      key={roomId}
      {...{ projectId, room, sheet, inspection, failed, away, again, news, rooms: sorted }}
    />
  );
}

interface OpenSheetProps {
  projectId: number;
  room: Room;
  rooms: readonly Room[];
  sheet: Sheet | null;
  inspection: Inspection | null;
  failed: boolean;
  /** The office's lines were never on this device, and it could not be reached for them. */
  away: boolean;
  again: () => void;
  news: ReactNode;
}

function OpenSheet({ projectId, room, rooms, sheet, inspection, failed, away, again, news }: OpenSheetProps) {
  const draft = useSheetDraft(sheet, room.inspectionId, room.id);
  const wide = useWide();
  const closed = inspection && inspection.status !== 'In Progress' ? inspection.status : undefined;
  const notes = useMemo(
    () => (
      <>
        <Notes {...{ failed, away, again, closed }} />
        {news}
      </>
    ),
    [failed, away, again, closed, news],
  );
  // Every save changes the room's filled count; on a phone the draft has it.
  const steady = useSteadyRooms(rooms);
  const page = { draft, projectId, notes, readOnly: closed !== undefined };
  return (
    <>
      <FollowSheet draft={draft} room={room} sheet={sheet} />
      {wide ? (
        <DeskPage {...page} room={room} rooms={rooms} />
      ) : (
        <TouchPage {...page} room={steady.find(({ id }) => id === room.id) ?? room} rooms={steady} />
      )}
    </>
  );
}

/** Paper is narrower than the window: printing leaves the page as it stands. */
function useWide(): boolean {
  const wide = useDesktop();
  const onScreen = useRef(wide);
  if (!isOnPaper()) onScreen.current = wide;
  return onScreen.current;
}

const withoutSheets = (rooms: readonly Room[]) =>
  JSON.stringify(rooms.map(({ claimItem: _, updatedAt: __, ...rest }) => rest));

/** Keeps the rooms of before while only their sheets are others. */
function useSteadyRooms(rooms: readonly Room[]): readonly Room[] {
  const [kept, keep] = useState(rooms);
  if (kept === rooms || withoutSheets(kept) === withoutSheets(rooms)) return kept;
  keep(rooms);
  return rooms;
}

interface NotesProps extends Pick<OpenSheetProps, 'failed' | 'away' | 'again'> {
  closed: 'Completed' | 'Cancelled' | undefined;
}

function Notes({ failed, away, again, closed }: NotesProps) {
  if (!failed && !away && !closed) return null;
  return (
    <>
      <SheetTrouble failed={failed} away={away} onRetry={again} />
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
