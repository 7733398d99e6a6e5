import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useRoomSheet } from '../claim-sheets/use-room-sheet.ts';
import type { Refresh } from '../offline/pull/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { NotHere } from '../ui/feedback/not-here.tsx';
import { Note } from '../ui/feedback/note.tsx';
import { Card } from '../ui/layout/card.tsx';
import { useDesktop } from '../ui/layout/use-desktop.ts';
import { copy } from './copy.ts';
import { type Asked, RoomDialogs } from './room-dialogs.tsx';
import { RoomGrid } from './room-grid.tsx';
import styles from './rooms.module.css';
import { RoomsLoading } from './rooms-loading.tsx';
import { SetupSummary } from './setup-summary.tsx';
import { TickedOffer, useTicked } from './ticked-offer.tsx';
import { useRooms } from './use-rooms.ts';
import { useSelection } from './use-selection.ts';

/** A phone has no room for it. */
const SheetPanel = lazy(async () => ({
  default: (await import('../claim-sheets/desk/sheet-panel.tsx')).SheetPanel,
}));

export interface RoomSetupStepProps {
  inspectionId: string;
  projectId: number;
  /** The outcome of requesting the rooms. */
  asked: Refresh;
  onAdding: () => void;
}

/** The wizard's second step: the rooms of the inspection and, on a desktop, the sheet of the selected one. */
export function RoomSetupStep({ inspectionId, projectId, asked, onAdding }: RoomSetupStepProps) {
  const { rooms, fetching, problem, away, refresh } = useRooms(inspectionId, asked);
  const { selected, select } = useSelection(inspectionId, rooms ?? []);
  const { sheet, loading, failed, away: sheetAway, again } = useRoomSheet(selected);
  const wide = useDesktop();
  const [opened, setOpened] = useState(false);
  const [shown, setShown] = useState<Asked>({ what: 'add' });
  const ask = (question: Asked) => {
    onAdding();
    setShown(question);
    setOpened(true);
  };
  const added = (roomId: string, stays = false) => {
    select(roomId);
    if (!stays) setOpened(false);
  };

  const add = useRef<HTMLButtonElement>(null);
  /** Add First Room is gone, so the closing dialog cannot return the focus to it. */
  const keepFocus = () => {
    const at = document.activeElement;
    if (at === document.body || at?.closest('dialog')) add.current?.focus();
  };

  const none = rooms?.length === 0;
  const ticked = useTicked(inspectionId, rooms);
  const offered = rooms && ticked.length > 0 && !away && !(none && fetching);
  return (
    <div className={`stack gap-3 ${styles.step}`}>
      <section className={`row justify-between gap-3 ${styles.head}`}>
        <div>
          <h2 className="t-2">{copy.title}</h2>
          <p className="t-small ink-2">{copy.hint}</p>
        </div>
        <Button
          ref={add}
          kind={none ? 'outline' : 'primary'}
          icon={<Plus size={22} aria-hidden />}
          onClick={() => ask({ what: 'add' })}
        >
          {copy.addRoom}
        </Button>
      </section>
      {away && rooms && !fetching && problem === null && (
        <NotHere what={copy.theRooms} some={!none} onRetry={refresh} retrying={fetching} />
      )}
      {offered && <TickedOffer inspectionId={inspectionId} rooms={rooms} ticked={ticked} onAdded={added} />}
      {!rooms || (none && fetching) ? (
        <RoomsLoading />
      ) : none && away && problem === null ? null : none ? (
        <NoRooms
          problem={problem}
          second={offered === true}
          onAdd={() => ask({ what: 'add' })}
          onRetry={refresh}
        />
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
              {copy.fetchFailedHint} {problem}
            </Note>
          )}
          <div className={`grid gap-3 ${styles.columns}`}>
            <RoomGrid
              rooms={rooms}
              projectId={projectId}
              selected={selected}
              selectedState={loading ? 'Loading' : 'Claim Sheet Open'}
              inPlace={wide}
              addButton={add}
              onSelect={select}
              onAsk={ask}
            />
            <SetupSummary rooms={rooms} projectId={projectId} />
          </div>
        </>
      )}
      {wide && selected && sheet !== undefined && !loading && (
        <Suspense>
          <SheetPanel
            key={selected.id}
            room={selected}
            sheet={sheet}
            projectId={projectId}
            failed={failed}
            away={sheetAway}
            onRetry={again}
          />
        </Suspense>
      )}
      <RoomDialogs
        inspectionId={inspectionId}
        rooms={rooms ?? []}
        shown={shown}
        opened={opened}
        onClose={() => setOpened(false)}
        onAsk={ask}
        onAdded={added}
        onAddClosed={keepFocus}
      />
    </div>
  );
}

interface NoRoomsProps {
  problem: string | null;
  /** Another way to add rooms comes first. */
  second: boolean;
  onAdd: () => void;
  onRetry: () => void;
}

function NoRooms({ problem, second, onAdd, onRetry }: NoRoomsProps) {
  return (
    <Card>
      {problem === null ? (
        <EmptyState
          title={copy.noRooms}
          hint={copy.noRoomsHint}
          action={
            <Button
              kind={second ? 'outline' : 'primary'}
              data-missing
              icon={<Plus size={22} aria-hidden />}
              onClick={onAdd}
            >
              {copy.addFirstRoom}
            </Button>
          }
        />
      ) : (
        <ErrorState
          title={copy.fetchFailed}
          message={`${copy.fetchFailedHint} ${problem}`}
          onRetry={onRetry}
        />
      )}
    </Card>
  );
}
