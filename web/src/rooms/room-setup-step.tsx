import { useMediaQuery } from '@mantine/hooks';
import type { Room } from '@tidemark/contract/rooms';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { SheetPanel } from '../claim-sheets/desk/sheet-panel.tsx';
import { sheetState } from '../claim-sheets/sheet-state.ts';
import { useRoomSheet } from '../claim-sheets/use-room-sheet.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Note } from '../ui/note.tsx';
import { planScale } from '../ui/plan-scale.ts';
import { copy } from './copy.ts';
import { addRoom, changeRoom, deleteRoom } from './room-acts.tsx';
import { RoomCard } from './room-card.tsx';
import { RoomDialog } from './room-dialog.tsx';
import type { RoomEntry } from './room-form.ts';
import styles from './rooms.module.css';
import { RoomsLoading } from './rooms-loading.tsx';
import { SetupSummary } from './setup-summary.tsx';
import { useRooms } from './use-rooms.ts';
import { useSelection } from './use-selection.ts';

export interface RoomSetupStepProps {
  inspectionId: string;
  projectId: number;
}

type Asked = { what: 'add' } | { what: 'edit'; room: Room };

/** The wizard's second step: the rooms of the inspection and, on a desktop, the sheet of the selected one. */
export function RoomSetupStep({ inspectionId, projectId }: RoomSetupStepProps) {
  const { rooms, fetching, problem, refresh } = useRooms(inspectionId);
  const { selected, select } = useSelection(inspectionId, rooms ?? []);
  const { sheet, loading, failed } = useRoomSheet(selected);
  const wide = useMediaQuery('(min-width: 1024px)', false, { getInitialValueInEffect: false }) ?? false;
  const [asked, setAsked] = useState<Asked>();
  const [shown, setShown] = useState<Asked>({ what: 'add' });

  const ask = (question: Asked) => {
    setShown(question);
    setAsked(question);
  };
  const save = async (entry: RoomEntry) => {
    if (shown.what === 'edit') {
      if (await changeRoom(shown.room, entry)) setAsked(undefined);
      return;
    }
    const id = await addRoom(inspectionId, entry);
    if (!id) return;
    select(id);
    setAsked(undefined);
  };
  const remove = async (room: Room) => {
    if ((await deleteRoom(room)) && selected?.id === room.id) select(null);
  };
  const stateOf = (room: Room) => {
    if (room.id !== selected?.id) return sheetState(room);
    return loading ? 'Loading' : 'Claim Sheet Open';
  };

  const none = rooms?.length === 0;
  const sized = (rooms ?? []).flatMap(({ dimensionsLength: length, dimensionsWidth: width }) =>
    length && width ? [{ length, width }] : [],
  );
  const scale = planScale(sized);
  return (
    <div className={styles.step}>
      <section className={styles.head}>
        <div>
          <h2 className="t-2">{copy.title}</h2>
          <p className="t-small ink-2">{copy.hint}</p>
        </div>
        <Button
          kind={none ? 'outline' : 'primary'}
          icon={<Plus size={22} aria-hidden />}
          onClick={() => ask({ what: 'add' })}
        >
          {copy.addRoom}
        </Button>
      </section>
      {!rooms || (none && fetching) ? (
        <RoomsLoading />
      ) : none ? (
        <Card>
          {problem === null ? (
            <EmptyState
              title={copy.noRooms}
              hint={copy.noRoomsHint}
              action={
                <Button
                  kind="primary"
                  icon={<Plus size={22} aria-hidden />}
                  onClick={() => ask({ what: 'add' })}
                >
                  {copy.addFirstRoom}
                </Button>
              }
            />
          ) : (
            <ErrorState
              title={copy.fetchFailed}
              message={`${problem} ${copy.fetchFailedHint}`}
              onRetry={refresh}
            />
          )}
        </Card>
      ) : (
        <>
          {problem !== null && (
            <Note
              tone="danger"
              role="alert"
              title={copy.fetchFailed}
              action={
                <Button size="sm" busy={fetching} onClick={refresh}>
                  Retry
                </Button>
              }
            >
              {problem} {copy.fetchFailedHint}
            </Note>
          )}
          <div className={styles.columns}>
            <div className={styles.grid}>
              {rooms.map((room) => (
                <RoomCard
                  key={room.id}
                  room={room}
                  projectId={projectId}
                  scale={scale}
                  state={stateOf(room)}
                  selected={room.id === selected?.id}
                  inPlace={wide}
                  onSelect={() => select(room.id)}
                  onEdit={() => ask({ what: 'edit', room })}
                  onDelete={() => void remove(room)}
                />
              ))}
            </div>
            <SetupSummary rooms={rooms} />
          </div>
        </>
      )}
      {wide && selected && sheet !== undefined && !loading && (
        <SheetPanel key={selected.id} room={selected} sheet={sheet} projectId={projectId} failed={failed} />
      )}
      <RoomDialog
        key={shown.what === 'edit' ? shown.room.id : 'add'}
        opened={asked !== undefined}
        room={shown.what === 'edit' ? shown.room : undefined}
        onClose={() => setAsked(undefined)}
        onSave={save}
      />
    </div>
  );
}
