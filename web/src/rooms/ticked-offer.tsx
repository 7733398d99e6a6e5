import type { Room } from '@tidemark/contract/rooms';
import { tickedRooms } from '@tidemark/contract/rooms/ticked';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useRecord } from '../offline/store/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';
import { addTicked } from './room-acts.tsx';
import styles from './rooms.module.css';

/** The rooms ticked in step 1 that were never added; none until rooms and inspection are read. */
export function useTicked(inspectionId: string, rooms: readonly Room[] | undefined) {
  const inspection = useRecord('inspections', inspectionId);
  return inspection && rooms ? tickedRooms(inspection, rooms) : [];
}

interface TickedOfferProps {
  inspectionId: string;
  rooms: readonly Room[];
  ticked: ReturnType<typeof useTicked>;
  onAdded: (roomId: string) => void;
}

/** One press adds them all, under the names and types they were ticked by. */
export function TickedOffer({ inspectionId, rooms, ticked, onAdded }: TickedOfferProps) {
  const adding = useRef(false);
  const add = async () => {
    if (adding.current) return;
    adding.current = true;
    const added = await addTicked(inspectionId, rooms, ticked).finally(() => {
      adding.current = false;
    });
    if (added) onAdded(ticked[0]!.id);
  };
  return (
    <section className={`row wrap justify-between surface frame gap-3 ${styles.ticked}`}>
      <div className="min-w-0">
        <h3 className="text-body w-600">{copy.ticked}</h3>
        <p className="t-small ink-2 break-anywhere">{ticked.map(({ name }) => name).join(', ')}</p>
      </div>
      <Button
        kind={rooms.length === 0 ? 'primary' : 'outline'}
        data-missing={rooms.length === 0 || undefined}
        icon={<Plus size={22} aria-hidden />}
        onClick={() => void add()}
      >
        {copy.addTicked(ticked.length)}
      </Button>
    </section>
  );
}
