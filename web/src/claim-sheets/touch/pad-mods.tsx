import type { Dimensions } from '@tidemark/contract/claim-sheets/quantities';
import { Undo2 } from 'lucide-react';
import { CheckBox } from '../../ui/check.tsx';
import { copy } from '../copy.ts';
import type { Line, SheetDraft } from '../draft.ts';
import { columnNames, lineOf, tickColumns } from '../lines.ts';
import { allStandsFor } from '../whole-room.ts';
import styles from './pad.module.css';

interface PadModsProps {
  draft: SheetDraft;
  room: Dimensions;
  id: number;
  line: Line;
  /** Takes back what Clear did; there only right after it. */
  onUndo: (() => void) | undefined;
}

/** All and After Hours of the line, and Undo when its cell was just cleared. */
export function PadMods({ draft, room, id, line, onUndo }: PadModsProps) {
  const whole = allStandsFor(id, line.values, room);
  return (
    <div className={styles.mods}>
      {tickColumns(lineOf(id).section).map((tick) => (
        <button
          key={tick}
          type="button"
          className={styles.mod}
          aria-pressed={line.values[tick] === true}
          onClick={() => draft.enter(id, tick, line.values[tick] !== true)}
        >
          <CheckBox checked={line.values[tick] === true} />
          <span className={styles.words}>
            {columnNames[tick]}
            {tick === 'all' && whole && (
              <small className={styles.whole}>
                <span aria-hidden>{whole.text}</span>
                <span className="visually-hidden"> stands for {whole.spoken}</span>
              </small>
            )}
          </span>
        </button>
      ))}
      {onUndo && (
        <button type="button" className={styles.undo} onClick={onUndo}>
          <Undo2 size={20} aria-hidden />
          {copy.undo}
        </button>
      )}
    </div>
  );
}
