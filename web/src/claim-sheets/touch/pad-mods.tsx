import type { Dimensions } from '@tidemark/contract/claim-sheets/quantities';
import { memo } from 'react';
import { CheckBox } from '../../ui/controls/check.tsx';
import type { Line, SheetDraft } from '../draft.ts';
import { columnNames, lineOf, type TickColumn, tickColumns } from '../lines.ts';
import { allStandsFor } from '../outdated.ts';
import styles from './pad.module.css';

interface PadModsProps {
  draft: SheetDraft;
  room: Dimensions;
  id: number;
  line: Line;
}

/** All and After Hours of the line. */
export function PadMods({ draft, room, id, line }: PadModsProps) {
  const whole = allStandsFor(id, line.values, room);
  return (
    <div className={`flex gap-2 ${styles.mods}`}>
      {tickColumns(lineOf(id).section).map((tick) => (
        <Mod
          key={tick}
          draft={draft}
          id={id}
          tick={tick}
          ticked={line.values[tick] === true}
          text={tick === 'all' ? whole?.text : undefined}
          spoken={whole?.spoken}
        />
      ))}
    </div>
  );
}

interface ModProps {
  draft: SheetDraft;
  id: number;
  tick: TickColumn;
  ticked: boolean;
  /** The quantity it means. */
  text: string | undefined;
  spoken: string | undefined;
}

/** Takes nothing that a figure's key changes, and so is not drawn anew by it. */
const Mod = memo(function Mod({ draft, id, tick, ticked, text, spoken }: ModProps) {
  return (
    <button
      type="button"
      className={`align-center grow ink-2 surface w-550 inline-flex edged ${styles.mod}`}
      aria-pressed={ticked}
      onClick={() => draft.enter(id, tick, draft.line(id).values[tick] !== true)}
    >
      <CheckBox checked={ticked} />
      <span className="grid text-left justify-start gap-1 snug">
        {columnNames[tick]}
        {text && (
          <small className={`ink-2 nowrap ${styles.whole}`}>
            <span aria-hidden>{text}</span>
            <span className="visually-hidden"> stands for {spoken}</span>
          </small>
        )}
      </span>
    </button>
  );
});
