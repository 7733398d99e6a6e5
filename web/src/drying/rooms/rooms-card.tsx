import type { Chamber, DryingRoom } from '@tidemark/contract/drying/record';
import type { Drying } from '@tidemark/contract/drying/whole';
import { ChevronRight } from 'lucide-react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useOpened } from '../../ui/feedback/use-opened.ts';
import { Card } from '../../ui/layout/card.tsx';
import { AddButton } from '../add-button.tsx';
import styles from '../visit/visit.module.css';
import { ChamberDialog } from './chamber-dialog.tsx';
import { RoomDialog } from './room-dialog.tsx';
import { SketchLink } from './sketch-link.tsx';

type Edited = { room: DryingRoom | undefined } | { chamber: Chamber | undefined };

/** The rooms of the drying, and the chambers they stand in. */
export function RoomsCard({ drying, writable }: { drying: Drying; writable: boolean }) {
  const [edited, setEdited, close] = useOpened<Edited>();
  const { rooms, chambers } = drying;
  const chamberOf = (id: string) => chambers.find(({ roomIds }) => roomIds.includes(id))?.name;
  const row = (key: string, title: string, facts: string, what: Edited) => (
    <li key={key} className="row line-top">
      <button
        type="button"
        className={`row grow min-w-0 text-left gap-3 ${styles.row}`}
        disabled={!writable}
        onClick={() => setEdited(what)}
      >
        <span className="grow min-w-0">
          <b className="block break-anywhere">{title}</b>
          <span className="ink-2 text-small">{facts}</span>
        </span>
        <ChevronRight size={18} aria-hidden />
      </button>
      {'room' in what && what.room && (
        <SketchLink
          projectId={drying.projectId}
          room={what.room}
          kind="quiet"
          aria-label={`Sketch of ${title}`}
        />
      )}
    </li>
  );
  return (
    <Card
      title="Rooms"
      flush
      action={
        writable && (
          <span className="row gap-2">
            <AddButton label="Add room" onAdd={() => setEdited({ room: undefined })} />
            {rooms.length > 0 && (
              <AddButton label="Add chamber" onAdd={() => setEdited({ chamber: undefined })} />
            )}
          </span>
        )
      }
    >
      {rooms.length === 0 && (
        <EmptyState title="No rooms yet" hint="Add the rooms that are wet, then the chamber they dry in." />
      )}
      <ul>
        {chambers.map((chamber) =>
          row(
            chamber.id,
            `Chamber ${chamber.name}`,
            `${chamber.kind}, ${rooms
              .filter(({ id }) => chamber.roomIds.includes(id))
              .map(({ name }) => name)
              .join(', ')}`,
            { chamber },
          ),
        )}
        {rooms.map((room) =>
          row(
            room.id,
            room.name,
            [
              room.affected ? 'affected' : 'not affected',
              room.floorSf !== null && `${room.floorSf} SF floor`,
              chamberOf(room.id) ?? 'in no chamber',
            ]
              .filter(Boolean)
              .join(', '),
            { room },
          ),
        )}
      </ul>
      {edited && 'room' in edited && (
        <RoomDialog key={edited.room?.id} drying={drying} room={edited.room} onClosed={close} />
      )}
      {edited && 'chamber' in edited && (
        <ChamberDialog key={edited.chamber?.id} drying={drying} chamber={edited.chamber} onClosed={close} />
      )}
    </Card>
  );
}
