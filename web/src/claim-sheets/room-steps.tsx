import type { Room } from '@tidemark/contract/rooms';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';
import { useRoomNavigation } from './room-links.tsx';

interface RoomStepsProps {
  room: Room;
  rooms: readonly Room[];
  projectId: number;
  small?: boolean;
}

/** The sheets of the rooms before and after this one. */
export function RoomSteps({ room, rooms, projectId, small }: RoomStepsProps) {
  const go = useRoomNavigation(projectId);
  const place = rooms.indexOf(room);
  const [previous, next] = [rooms[place - 1], rooms[place + 1]];
  const size = small ? 'sm' : undefined;
  const icon = small ? 18 : 20;
  return (
    <>
      <Button
        size={size}
        icon={<ArrowLeft size={icon} aria-hidden />}
        disabled={!previous}
        onClick={() => previous && go.toSheet(previous.id)}
      >
        {copy.previousRoom}
      </Button>
      <Button size={size} disabled={!next} onClick={() => next && go.toSheet(next.id)}>
        {copy.nextRoom}
        <ArrowRight size={icon} aria-hidden />
      </Button>
    </>
  );
}
