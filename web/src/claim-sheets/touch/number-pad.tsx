import type { Dimensions } from '@tidemark/contract/claim-sheets/quantities';
import { ArrowDown, ChevronDown, ChevronUp, Delete, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CheckBox } from '../../ui/check.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { SheetDraft } from '../draft.ts';
import { carry } from '../feet-inches.ts';
import { nameOf } from '../line-name.ts';
import { columnNames, lineOf, pairOf, tickColumns } from '../lines.ts';
import { offersFor } from '../offers.ts';
import { useLine } from '../use-sheet.ts';
import { fieldsOf, lineBeside, nextField, type PadCell, press, startOf } from './cells.ts';
import styles from './pad.module.css';
import { PadFigures } from './pad-figures.tsx';

interface NumberPadProps {
  draft: SheetDraft;
  room: Dimensions;
  cell: PadCell;
  /** The lines on the screen, in their order. */
  ids: readonly number[];
  onCell: (cell: PadCell) => void;
  onClose: () => void;
}

/** The number pad: every key is kept at once, Next line moves on without closing. */
export function NumberPad({ draft, room, cell, ids, onCell, onClose }: NumberPadProps) {
  const { id, column } = cell;
  const line = useLine(draft, id);
  const { section } = lineOf(id);
  const [entry, setEntry] = useState({ cell, text: draft.text(id, column), fresh: true });
  const current = entry.cell === cell ? entry : { cell, text: draft.text(id, column), fresh: true };
  const pad = useRef<HTMLElement>(null);
  useEffect(() => pad.current?.focus({ preventScroll: true }), []);

  const type = (key: string) => {
    const text = press(current.text, key, current.fresh && current.text !== '');
    setEntry({ cell, text, fresh: false });
    draft.enter(id, column, text);
  };
  /** Inches over 11 become feet when the cell is left. */
  const settle = () => {
    const pair = pairOf(column);
    const inches = Number(draft.text(id, column) || Number.NaN);
    if (pair?.in !== column || !(inches >= 12)) return;
    const feet = draft.line(id).values[pair.ft] as number | null | undefined;
    const length = carry({ ft: feet ?? null, in: inches });
    draft.put(id, { [pair.ft]: length.ft, [pair.in]: length.in });
  };
  const toField = (next: PadCell) => {
    settle();
    onCell(next);
  };
  const toLine = (step: 1 | -1) => {
    settle();
    void draft.flush();
    const next = lineBeside(ids, id, step);
    if (next !== undefined) onCell(startOf(next, draft.line(next).values));
    else if (step === 1) onClose();
  };
  const close = () => {
    settle();
    void draft.flush();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const act = /^\d$/.test(key) || key === '.' ? () => type(key) : keyActions[key];
    if (!act || event.ctrlKey || event.metaKey) return;
    // Enter on a focused key presses that key.
    if (key === 'Enter' && event.target !== pad.current) return;
    event.preventDefault();
    act();
  };
  const keyActions: Record<string, () => void> = {
    Backspace: () => type('delete'),
    Delete: () => type('clear'),
    Enter: () => toLine(1),
    ArrowDown: () => toLine(1),
    ArrowUp: () => toLine(-1),
    Escape: close,
  };

  const fields = fieldsOf(id);
  const several = fields.length > 1;
  const name = nameOf(id, line.values);
  const offers = offersFor(id, column, room, draft.line(1).values);
  const place = section.rows.findIndex(({ fieldMasterId }) => fieldMasterId === id) + 1;
  const keys = several
    ? ['1', '2', '3', 'delete', '4', '5', '6', 'field', '7', '8', '9', 'line', 'clear', '0', '.']
    : ['1', '2', '3', 'delete', '4', '5', '6', 'clear', '7', '8', '9', 'line', '.', '0', '00'];
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a keyboard's digits work while the pad is open
    <section
      ref={pad}
      className={styles.pad}
      role="dialog"
      aria-label={`Number pad, ${name}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <div>
          <h2>{name}</h2>
          <p>
            {section.title} <span className={styles.bar} /> line {place} of {section.rows.length}
          </p>
        </div>
        <IconButton
          bordered
          label="Previous line"
          icon={<ChevronUp size={22} aria-hidden />}
          onClick={() => toLine(-1)}
        />
        <IconButton
          bordered
          label="Line below"
          icon={<ChevronDown size={22} aria-hidden />}
          onClick={() => toLine(1)}
        />
        <IconButton label="Close number pad" icon={<X size={24} aria-hidden />} onClick={close} />
      </header>
      <PadFigures
        line={line}
        cell={cell}
        text={current.text}
        fresh={current.fresh}
        fields={fields}
        onField={toField}
      />
      {line.errors[column] && (
        <p className={styles.error} role="alert">
          {line.errors[column]}
        </p>
      )}
      {offers.length > 0 && (
        <div className={styles.offers}>
          {offers.slice(0, 2).map((offer) => (
            <button
              key={offer.label}
              type="button"
              className={styles.offer}
              onClick={() => {
                draft.put(id, offer.values);
                setEntry({ cell, text: draft.text(id, column), fresh: true });
              }}
            >
              <small>{offer.label}</small>
              <b className="num">
                {offer.text} {offer.unit}
              </b>
            </button>
          ))}
        </div>
      )}
      <div className={styles.mods}>
        {tickColumns(section).map((tick) => (
          <button
            key={tick}
            type="button"
            role="checkbox"
            className={styles.mod}
            aria-checked={line.values[tick] === true}
            onClick={() => draft.enter(id, tick, line.values[tick] !== true)}
          >
            <CheckBox checked={line.values[tick] === true} />
            {columnNames[tick]}
          </button>
        ))}
      </div>
      <div className={styles.keys}>
        {keys.map((key) => {
          if (key === 'line') {
            return (
              <button
                key={key}
                type="button"
                className={styles.key}
                data-look="next"
                onClick={() => toLine(1)}
              >
                Next line
                <ArrowDown size={24} aria-hidden />
              </button>
            );
          }
          if (key === 'field') {
            return (
              <button
                key={key}
                type="button"
                className={styles.key}
                data-look="word"
                onClick={() => toField(nextField(cell))}
              >
                Next field
              </button>
            );
          }
          return (
            <button
              key={key}
              type="button"
              className={styles.key}
              data-look={key === 'clear' ? 'word' : key === 'delete' || key === '00' ? 'side' : undefined}
              aria-label={key === 'delete' ? 'Delete' : key === '.' ? 'Point' : undefined}
              onClick={() => type(key)}
            >
              {key === 'delete' ? <Delete size={24} aria-hidden /> : key === 'clear' ? 'Clear' : key}
            </button>
          );
        })}
      </div>
    </section>
  );
}
