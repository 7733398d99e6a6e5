import type { Room } from '@tidemark/contract/rooms';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { pullEach } from '../../offline/pull/index.ts';
import { useRecords } from '../../offline/store/index.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { RoomSummary } from './room-summary.tsx';

interface Props {
  inspectionId: string;
  rooms: readonly Room[];
  /** Shown while rooms may be missing on this device. */
  notHere: ((some: boolean) => ReactNode) | undefined;
  onAddRoom: () => void;
}

/** An accordion of the rooms with their claim sheets. */
export function RoomsCard({ inspectionId, rooms, notHere, onAddRoom }: Props) {
  const sheets = useRecords('sheets', { inspectionId });
  useOfficeSheets(inspectionId, rooms);
  return (
    <Card title="Room & Claims Summary" flush>
      {notHere?.(rooms.length > 0)}
      {rooms.length === 0 && notHere ? null : rooms.length === 0 ? (
        <EmptyState
          title="No rooms added yet"
          action={
            <Button kind="outline" icon={<Plus size={20} aria-hidden />} onClick={onAddRoom}>
              Add First Room
            </Button>
          }
        />
      ) : (
        rooms.map((room) => (
          <RoomSummary key={room.id} room={room} rows={sheets?.find(({ id }) => id === room.id)?.rows} />
        ))
      )}
    </Card>
  );
}

/** Pulls the sheets the office has; without a network the device's own are shown. */
function useOfficeSheets(inspectionId: string, rooms: readonly Room[]) {
  const withSheet = rooms.flatMap(({ id, claimItem }) => (claimItem ? [id] : [])).join(' ');
  useEffect(() => {
    let wanted = withSheet !== '';
    pullEach('sheets', inspectionId, () => wanted).catch(reportError);
    return () => {
      wanted = false;
    };
  }, [inspectionId, withSheet]);
}
