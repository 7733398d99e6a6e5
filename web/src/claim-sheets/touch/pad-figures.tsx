import { Undo2 } from 'lucide-react';
import { copy } from '../copy.ts';
import type { Line } from '../draft.ts';
import { textOf } from '../draft-cells.ts';
import { columnNames, type FigureColumn, partOf, unitOf } from '../lines.ts';
import type { PadCell } from './cells.ts';
import styles from './pad.module.css';

interface PadFiguresProps {
  line: Line;
  cell: PadCell;
  /** What was typed into the current cell. */
  text: string;
  /** The next digit replaces it. */
  fresh: boolean;
  fields: readonly FigureColumn[];
  onField: (cell: PadCell) => void;
  /** Clear was the last key: Undo stands in the empty cell. */
  cleared: boolean;
  onUndo: () => void;
}

/** The figure being typed; lines of several cells show them all, and a tap goes to one. */
export function PadFigures({ line, cell, text, fresh, fields, onField, cleared, onUndo }: PadFiguresProps) {
  const unit = (column: FigureColumn) => partOf(column) ?? unitOf(cell.id);
  const shown = (column: FigureColumn) => (column === cell.column ? text : textOf(line, column));
  /** "length: 28 ft", "Wet Areas 1: empty": what is seen in it, word for word (WCAG 2.5.3). */
  const spoken = (column: FigureColumn) =>
    `${columnNames[column].replace(/ (ft|in)$/, '')}: ${[shown(column) || 'empty', unit(column)].join(' ').trim()}`;
  const undo = <Undo cleared={cleared} onUndo={onUndo} />;
  const [only] = fields;
  if (fields.length === 1 && only) {
    return (
      <div className={`grid gap-2 ${styles.figures}`}>
        <div className={`relative ${styles.cell}`}>
          <output
            className={`flex surface w-full justify-end gap-2 edged ${styles.figure}`}
            data-current
            aria-live="polite"
          >
            <Typed text={text} fresh={fresh} current />
            <span>{unit(only)}</span>
          </output>
          {undo}
        </div>
      </div>
    );
  }
  return (
    <div className={`grid gap-2 ${styles.figures}`} data-several data-many={fields.length > 4 || undefined}>
      {rowsOf(fields).map(([word, columns]) => (
        <div key={word} className={`grid align-center gap-2 ${styles.fields}`}>
          <span>{word}</span>
          {columns.map((column) => (
            <div key={column} className={`relative ${styles.cell}`}>
              <button
                type="button"
                className={`flex surface w-full justify-end gap-2 edged ${styles.figure}`}
                data-current={column === cell.column || undefined}
                aria-pressed={column === cell.column}
                aria-label={spoken(column)}
                onClick={() => onField({ id: cell.id, column })}
              >
                <Typed text={shown(column)} fresh={fresh} current={column === cell.column} />
                {/* The space makes "28 ft" of what is seen the same words as the name. */}
                {unit(column) && ' '}
                {unit(column) && <span>{unit(column)}</span>}
              </button>
              {column === cell.column && undo}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Always there and shown by Clear alone: were it put in and taken out, both keys would lay the pad out anew. */
function Undo({ cleared, onUndo }: { cleared: boolean; onUndo: () => void }) {
  return (
    <button
      type="button"
      className={`align-center ink-tide w-650 justify-center inline-flex gap-2 ${styles.undo}`}
      aria-label={copy.undo}
      aria-hidden={!cleared}
      disabled={!cleared}
      onClick={onUndo}
    >
      <Undo2 size={20} aria-hidden />
      <span>{copy.undo}</span>
    </button>
  );
}

/** A space without width: with no text at all the browser makes and unmakes its box, and with it the pad's layers. */
const nothing = '\u200B';

function Typed({ text, fresh, current }: { text: string; fresh: boolean; current: boolean }) {
  return (
    <b
      className="num"
      data-empty={(!current && text === '') || undefined}
      data-fresh={(current && fresh && text !== '') || undefined}
    >
      {text || (current ? nothing : '0')}
      {current && !(fresh && text !== '') && <i className={styles.caret} aria-hidden />}
    </b>
  );
}

/** Two cells to a row: Detach ft in, Dispose ft in, Length ft in, Wet Areas 1 2. */
function rowsOf(fields: readonly FigureColumn[]): [string, FigureColumn[]][] {
  if (!partOf(fields[0]!)) return fields.map((column) => [columnNames[column], [column]]);
  const rows: [string, FigureColumn[]][] = [];
  for (let at = 0; at < fields.length; at += 2) {
    const [first] = columnNames[fields[at]!].split(' ft');
    const word = first!.startsWith('Wet')
      ? 'Wet Areas'
      : first!.replace(/^./, (letter) => letter.toUpperCase());
    rows.push([word, fields.slice(at, at + 2)]);
  }
  return rows;
}
