import type { Measured } from '@tidemark/contract/sketch/figures-of-room';
import { Ruler } from 'lucide-react';
import type { Line, SheetDraft } from '../draft.ts';
import { outdatedOf } from '../outdated.ts';
import { OutdatedFigures, UpToDate } from '../outdated-parts.tsx';
import styles from './line.module.css';

interface FormerSizeProps {
  draft: SheetDraft;
  room: Measured;
  id: number;
  line: Line;
  /** What the line is called. */
  name: string;
}

/** Marks a line that still uses the old room size; one tap updates it. */
export function FormerSize({ draft, room, id, line, name }: FormerSizeProps) {
  const outdated = outdatedOf(id, line.values, room);
  if (outdated.length === 0) return null;
  return (
    <div className={`row justify-between text-small w-600 gap-2 snug ${styles.former}`}>
      <p>
        <Ruler size={18} aria-hidden />
        <span>
          <OutdatedFigures figures={outdated} />
        </span>
      </p>
      <UpToDate
        draft={draft}
        room={room}
        id={id}
        name={name}
        className={`flex-none ink-tide w-650 tap ${styles.update}`}
      />
    </div>
  );
}
