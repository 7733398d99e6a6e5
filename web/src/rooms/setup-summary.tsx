import type { Room } from '@tidemark/contract/rooms';
import { Check, Paperclip, SquarePen } from 'lucide-react';
import { sheetState } from '../claim-sheets/sheet-state.ts';
import { FloorPlanLink } from '../floor-plan/floor-plan-link.tsx';
import { Card } from '../ui/layout/card.tsx';
import { copy } from './copy.ts';
import styles from './rooms.module.css';

const states = [
  ['Added', Check],
  ['Attached', Paperclip],
  ['Click to Fill', SquarePen],
] as const;

/** How many rooms there are, and how far their sheets are. */
export function SetupSummary({ rooms, projectId }: { rooms: readonly Room[]; projectId: number }) {
  const [first] = rooms;
  return (
    <Card
      title={copy.summary}
      flush
      action={first && <FloorPlanLink projectId={projectId} inspectionId={first.inspectionId} />}
    >
      <dl className={`grid cols-2 ${styles.summary}`}>
        <div>
          <dt>{copy.rooms}</dt>
          <dd className="num">{rooms.length}</dd>
        </div>
        {states.map(([state, Icon]) => (
          <div key={state}>
            <dt>
              <Icon size={18} aria-hidden />
              {state}
            </dt>
            <dd className="num">{rooms.filter((room) => sheetState(room) === state).length}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
