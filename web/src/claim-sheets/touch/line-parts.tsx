import { printedFormula } from '@tidemark/contract/formulas/formula';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import { CircleAlert, Minus, Plus } from 'lucide-react';
import { CheckBox } from '../../ui/controls/check.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import type { Line, SheetDraft } from '../draft.ts';
import { cellText, formulaText, textOf } from '../draft-cells.ts';
import {
  columnNames,
  type FigureColumn,
  type NameColumn,
  pairOf,
  type TickColumn,
  unitOf,
} from '../lines.ts';
import { lengthText, type PadCell } from './cells.ts';
import styles from './line.module.css';

export interface PartProps {
  draft: SheetDraft;
  id: number;
  line: Line;
  name: string;
  /** Opens the number pad on a cell. */
  onPad: (cell: PadCell) => void;
}

/** A count: one tap adds the first, then a stepper; a tap on the figure opens the pad. */
export function Count({ draft, id, line, name, onPad, column }: PartProps & { column: FigureColumn }) {
  const text = textOf(line, column);
  const spoken = `${name}, ${columnNames[column]}`;
  // From the draft: behind the pad the line is drawn only after the typing.
  const step = (by: number) => {
    const next = Math.round(((typedNumber(draft.text(id, column)) ?? 0) + by) * 100) / 100;
    draft.enter(id, column, next > 0 ? String(next) : '');
  };
  if (text === '') {
    return (
      <button
        type="button"
        className={`grid flex-none ink-tide surface place-center edged ${styles.add}`}
        aria-label={`Add one: ${spoken}`}
        onClick={() => step(1)}
      >
        <Plus size={22} aria-hidden />
      </button>
    );
  }
  return (
    <div className={`flex flex-none surface clip ${styles.stepper}`}>
      <button type="button" aria-label={`One less: ${spoken}`} onClick={() => step(-1)}>
        <Minus size={22} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.figure}
        aria-label={`${spoken}: ${text}${spokenFormula(id, line, column)}. Open number pad`}
        onClick={() => onPad({ id, column })}
      >
        {text}
        <Formula id={id} line={line} column={column} />
      </button>
      <button type="button" aria-label={`One more: ${spoken}`} onClick={() => step(1)}>
        <Plus size={22} aria-hidden />
      </button>
    </div>
  );
}

/** A measured value, or a length in feet and inches: a tap opens the pad. */
export function Measure({ id, line, name, onPad, column }: PartProps & { column: FigureColumn }) {
  const pair = pairOf(column);
  const typed = line.texts[column];
  const text = typed ?? (pair ? lengthText(line.values, column) : cellText(line.values, column));
  const unit = pair ? (text === '' ? 'ft in' : '') : unitOf(id);
  const word = pair ? columnNames[column].slice(0, -3) : columnNames[column];
  return (
    <button
      type="button"
      className={`align-center flex-none surface tap justify-end inline-flex gap-2 edged ${styles.value}`}
      data-on={text !== '' || undefined}
      data-computed={spokenFormula(id, line, column) !== '' || undefined}
      aria-label={`${name}, ${word}: ${text === '' ? 'empty' : text} ${unit}${spokenFormula(id, line, column)}. Open number pad`}
      onClick={() => onPad({ id, column })}
    >
      {text !== '' && <b className={classNames('num nowrap w-700', styles.measured)}>{text}</b>}
      {/* The space is what makes "4 HRS" of what is seen the same words as the name. */}
      {text !== '' && unit && ' '}
      {unit && <span>{unit}</span>}
      <Formula id={id} line={line} column={column} />
    </button>
  );
}

const formulaIn = (id: number, { values, texts }: Line, column: FigureColumn): string | undefined => {
  const text = texts[column] === undefined ? formulaText(id, column, values) : undefined;
  return text && printedFormula(text).slice(1);
};
const spokenFormula = (id: number, line: Line, column: FigureColumn) => {
  const formula = formulaIn(id, line, column);
  return formula ? `, ${formula}` : '';
};

/** Under its value, the formula. */
function Formula({ id, line, column }: { id: number; line: Line; column: FigureColumn }) {
  const formula = formulaIn(id, line, column);
  return formula ? <small className={styles.formula}>{formula}</small> : null;
}

interface TickProps extends Omit<PartProps, 'onPad'> {
  column: TickColumn;
  /** The quantity a checked All means. */
  whole: { text: string; spoken: string } | null;
}

/** All or After Hours of a line. */
export function Tick({ draft, id, line, name, column, whole }: TickProps) {
  const on = line.values[column] === true;
  return (
    <button
      type="button"
      className={`align-center ink-2 nowrap text-body w-550 tap inline-flex ${styles.mod}`}
      aria-pressed={on}
      aria-label={`${name}, ${columnNames[column]}${whole ? ` ${whole.text}, stands for ${whole.spoken}` : ''}`}
      onClick={() => draft.enter(id, column, draft.line(id).values[column] !== true)}
    >
      <CheckBox checked={on} />
      {columnNames[column]}
      {/* The space is what makes "All 168 SF" of what is seen the same words as the name. */}
      {whole && ' '}
      {whole && <small className={styles.whole}>{whole.text}</small>}
    </button>
  );
}

interface NameProps extends Omit<PartProps, 'onPad' | 'name'> {
  column: NameColumn;
  label: string;
  placeholder: string;
}

/** A name of more letters may be longer than its field. */
const shortName = 16;

/** The name of a custom line or of a room, typed in place. Another device's name shows where nobody types. */
export function NameInput({ draft, id, line, column, label, placeholder }: NameProps) {
  const text = textOf(line, column);
  const long = text.length > shortName;
  const input = (
    <input
      ref={(input) => {
        if (input && input !== document.activeElement && input.value !== text) input.value = text;
      }}
      className={`text-title ${styles.name}`}
      aria-label={label}
      aria-invalid={line.errors[column] ? true : undefined}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={120}
      defaultValue={text}
      onInput={(event) => draft.enter(id, column, event.currentTarget.value)}
      onBlur={(event) => {
        event.currentTarget.value = draft.text(id, column);
        void draft.flush();
      }}
    />
  );
  return (
    <span className={`relative block ${styles.named}`} data-long={long || undefined}>
      {input}
      {long && (
        <span className={styles.whole} aria-hidden>
          {text}
        </span>
      )}
    </span>
  );
}

/** Why cells of the line cannot be sent. */
export function Reasons({ line }: { line: Line }) {
  const reasons = [...new Set(Object.values(line.errors))];
  return reasons.map((reason) => (
    <p key={reason} className={`row ink-danger text-small w-600 gap-2 ${styles.reason}`}>
      <CircleAlert size={18} aria-hidden />
      {reason}
    </p>
  ));
}
