import type { Dimensions } from '@tidemark/contract/claim-sheets/quantities';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
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
import { PadKeys } from './pad-keys.tsx';
import { PadOffers } from './pad-offers.tsx';

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
    const next = lineBeside(ids, id, step);
    if (next !== undefined) onCell(startOf(next, draft.line(next).values));
    else if (step === 1) onClose();
  };
  const close = () => {
    settle();
    void draft.flush();
    onClose();
  };
  const keys: Partial<Record<string, () => void>> = {
    backspace: () => type('delete'),
    delete: () => type('clear'),
    enter: () => toLine(1),
    arrowdown: () => toLine(1),
    arrowup: () => toLine(-1),
    escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const act = /^[\d.]$/.test(key) ? () => type(key) : keys[key.toLowerCase()];
    // Enter on a button of the pad presses that button.
    const presses = key === 'Enter' && event.target !== pad.current;
    if (!act || presses || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };

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
      <div className={styles.head}>
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
      </div>
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
      <PadOffers
        offers={offersFor(id, column, room, draft.line(1).values)}
        onOffer={(values) => {
          draft.put(id, values);
          setEntry({ cell, text: draft.text(id, column), fresh: true });
        }}
      />
      <div className={styles.mods}>
        {tickColumns(section).map((tick) => (
          <button
            key={tick}
            type="button"
            className={styles.mod}
            aria-pressed={line.values[tick] === true}
            onClick={() => draft.enter(id, tick, line.values[tick] !== true)}
          >
            <CheckBox checked={line.values[tick] === true} />
            {columnNames[tick]}
          </button>
        ))}
      </div>
      <PadKeys
        several={fields.length > 1}
        onKey={type}
        onField={() => toField(nextField(cell))}
        onLine={() => toLine(1)}
      />
    </section>
  );
}
