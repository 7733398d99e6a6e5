import type { Room } from '@tidemark/contract/rooms';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { copy } from '../copy.ts';
import { useRoomNavigation } from '../room-links.tsx';

interface RoomStepsProps {
  room: Room;
  rooms: readonly Room[];
  projectId: number;
}

/** The sheets of the rooms before and after this one. */
export function RoomSteps({ room, rooms, projectId }: RoomStepsProps) {
  const go = useRoomNavigation(projectId);
  const place = rooms.indexOf(room);
  const [previous, next] = [rooms[place - 1], rooms[place + 1]];
  return (
    <>
      <Button
        icon={<ArrowLeft size={20} aria-hidden />}
        disabled={!previous}
        onClick={() => previous && go.toSheet(previous.id)}
      >
        {copy.previousRoom}
      </Button>
      <Button disabled={!next} onClick={() => next && go.toSheet(next.id)}>
        {copy.nextRoom}
        <ArrowRight size={20} aria-hidden />
      </Button>
    </>
  );
}
