import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import type { Measured } from '@tidemark/contract/sketch/figures-of-room';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { asksToClose, useCloseRequest } from '../../ui/feedback/use-close-request.ts';
import type { SheetDraft } from '../draft.ts';
import type { Step } from '../history.ts';
import { nameOf } from '../line-name.ts';
import { lineOf, pairOf } from '../lines.ts';
import { settledLength } from '../settled-length.ts';
import { useLine } from '../use-sheet.ts';
import { fieldsOf, lineBeside, nextField, type PadCell, press, startOf } from './cells.ts';
import styles from './pad.module.css';
import { PadFigures } from './pad-figures.tsx';
import { PadHead } from './pad-head.tsx';
import { type PadActs, PadKeys } from './pad-keys.tsx';
import { PadMods } from './pad-mods.tsx';
import { PadOffers } from './pad-offers.tsx';

export interface NumberPadProps {
  draft: SheetDraft;
  room: Measured;
  cell: PadCell;
  /** The lines on the screen, in their order. */
  ids: readonly number[];
  onCell: (cell: PadCell) => void;
  onClose: () => void;
  /** Shows the formula instead; undefined where a cell cannot have one. */
  onFormula: (() => void) | undefined;
}

/** What is typed into the cell. */
interface Entry {
  cell: PadCell;
  text: string;
  /** What the draft made of it: another text there came from elsewhere, and the next digit replaces it. */
  held: string;
  /** The step of Clear, where that was the last key. */
  cleared: Step | undefined;
}

/** The number pad: every key is kept at once, Next line moves on without closing. */
export function NumberPad({ draft, room, cell, ids, onCell, onClose, onFormula }: NumberPadProps) {
  const { id, column } = cell;
  const line = useLine(draft, id);
  const { section } = lineOf(id);
  const held = draft.text(id, column);
  const [entry, setEntry] = useState<Entry>();
  const typed = entry?.cell === cell && entry.held === held ? entry : undefined;
  const shown = typed?.text ?? held;
  const pad = useRef<HTMLElement>(null);
  useEffect(() => pad.current?.focus({ preventScroll: true }), []);

  const type = (key: string) => {
    const text = press(shown, key, !typed && shown !== '');
    const enter = () => draft.enter(id, column, text);
    let cleared: Step | undefined;
    // A step of its own: Undo brings back the figure, not what stood there before it, nor a tick made since.
    if (key === 'clear' && shown !== '') cleared = draft.together(enter);
    else enter();
    setEntry({ cell, text, held: draft.text(id, column), cleared });
  };
  /** A figure of the room is taken. */
  const take = (values: RowValues) => {
    draft.put(id, values);
    setEntry(undefined);
  };
  const undo = () => {
    draft.undo(typed?.cleared);
    setEntry(undefined);
    // Undo is gone with that: a keyboard's focus stays on the pad.
    pad.current?.focus({ preventScroll: true });
  };
  const toNextField = () => onCell(nextField(cell));
  const toLine = (step: 1 | -1) => {
    const next = lineBeside(ids, id, step);
    if (next !== undefined) onCell(startOf(next, draft.line(next).values));
    else if (step === 1) onClose();
  };
  useCloseRequest(true, onClose);
  const keys: Partial<Record<string, () => void>> = {
    backspace: () => type('delete'),
    delete: () => type('clear'),
    enter: () => toLine(1),
    arrowdown: () => toLine(1),
    arrowup: () => toLine(-1),
    ...(!asksToClose && { escape: onClose }),
    ...(pairOf(column)?.ft === column && { "'": toNextField, ' ': toNextField, '′': toNextField }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const act = /^[\d.]$/.test(key) ? () => type(key) : keys[key.toLowerCase()];
    // Enter and Space on a button of the pad press that button.
    const presses = (key === 'Enter' || key === ' ') && event.target !== pad.current;
    if (!act || presses || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

  const acts = useRef<PadActs>({
    type,
    take,
    toLine,
    toField: toNextField,
    toFormula: onFormula,
    close: onClose,
  });
  const last = useRef(typed);
  useLayoutEffect(() => {
    acts.current = { type, take, toLine, toField: toNextField, toFormula: onFormula, close: onClose };
    last.current = typed;
  });
  // However the cell is left, by a tap on the sheet or with the page too: inches over 11 become feet, and 12.5 ft feet
  // and inches.
  useLayoutEffect(() => {
    return () => {
      const length =
        last.current &&
        settledLength(cell.column, draft.text(cell.id, cell.column), draft.line(cell.id).values);
      if (length) draft.settle(cell.id, length);
      draft.rest();
    };
  }, [draft, cell]);
  useLayoutEffect(() => () => void draft.flush(), [draft]);

  const fields = fieldsOf(id);
  const name = nameOf(id, line.values);
  const place = section.rows.findIndex(({ fieldMasterId }) => fieldMasterId === id) + 1;
  return (
    <section
      ref={pad}
      className={styles.pad}
      role="dialog"
      aria-label={`Number pad, ${name}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <PadHead
        acts={acts}
        name={name}
        group={section.title}
        place={`line ${place} of ${section.rows.length}`}
      />
      <PadFigures
        line={line}
        cell={cell}
        text={shown}
        fresh={!typed}
        fields={fields}
        onField={onCell}
        cleared={typed?.cleared !== undefined}
        onUndo={undo}
      />
      {line.errors[column] && (
        <p className={`ink-danger w-600 ${styles.error}`} role="alert">
          {line.errors[column]}
        </p>
      )}
      <PadOffers
        acts={acts}
        cell={cell}
        room={room}
        whole={draft.line(1).values}
        hasFormula={onFormula !== undefined}
      />
      <PadMods draft={draft} room={room} id={id} line={line} />
      <PadKeys acts={acts} several={fields.length > 1} />
    </section>
  );
}
