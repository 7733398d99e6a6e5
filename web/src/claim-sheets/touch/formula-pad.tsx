import { cellsOfFormula, formulaKeyOf, formulasOf } from '@tidemark/contract/claim-sheets/formulas';
import { formulaValue } from '@tidemark/contract/formulas/formula';
import { figuresOfRoom } from '@tidemark/contract/sketch/figures-of-room';
import { Hash, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { asksToClose, useCloseRequest } from '../../ui/feedback/use-close-request.ts';
import { copy } from '../copy.ts';
import { isFormulaText } from '../draft-cells.ts';
import type { Step } from '../history.ts';
import { nameOf } from '../line-name.ts';
import { columnNames, unitOf } from '../lines.ts';
import { useLine } from '../use-sheet.ts';
import { lineBeside, startOf } from './cells.ts';
import { FormulaFigure } from './formula-figure.tsx';
import { FormulaKeys } from './formula-keys.tsx';
import { FormulaNames } from './formula-names.tsx';
import styles from './formula-pad.module.css';
import { pressFormula } from './formula-text.ts';
import type { NumberPadProps } from './number-pad.tsx';
import padStyles from './pad.module.css';

interface FormulaPadProps extends Omit<NumberPadProps, 'onFormula'> {
  /** Back to the figures. */
  onFigure: () => void;
}

const typed = /^[\da-z.+\-*/()]$/i;

/** The number pad with the quantities of the room by name; the value is shown while one types. */
export function FormulaPad({ draft, room, cell, ids, onCell, onClose, onFigure }: FormulaPadProps) {
  const { id } = cell;
  const line = useLine(draft, id);
  const figures = useMemo(() => figuresOfRoom(room), [room]);
  const key = formulaKeyOf(id, cell.column)!;
  const cells = cellsOfFormula[key];
  const [column] = cells;
  const unread = cells.map((one) => line.texts[one] ?? '').find(isFormulaText);
  const formula = unread?.trimStart().slice(1) ?? line.values[key] ?? '';
  const [cleared, setCleared] = useState<Step>();
  const pad = useRef<HTMLElement>(null);
  useEffect(() => pad.current?.focus({ preventScroll: true }), []);

  const type = (pressed: string) => {
    const next = pressFormula(formula, pressed);
    setCleared(undefined);
    if (next !== '') draft.enter(id, column, `=${next}`);
    else if (formula !== '')
      setCleared(
        draft.together(() => draft.put(id, Object.fromEntries([...cells, key].map((one) => [one, null])))),
      );
  };
  const undo = () => {
    draft.undo(cleared);
    setCleared(undefined);
    pad.current?.focus({ preventScroll: true });
  };
  const toLine = (step: 1 | -1) => {
    const next = lineBeside(ids, id, step);
    if (next !== undefined) onCell(startOf(next, draft.line(next).values));
    else if (step === 1) onClose();
  };
  useCloseRequest(true, onClose);
  const acts: Partial<Record<string, () => void>> = {
    backspace: () => type('delete'),
    delete: () => type('clear'),
    enter: () => toLine(1),
    arrowdown: () => toLine(1),
    arrowup: () => toLine(-1),
    ...(!asksToClose && { escape: onClose }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key: pressed } = event;
    const act = typed.test(pressed) ? () => type(pressed.toUpperCase()) : acts[pressed.toLowerCase()];
    // Enter and Space on a button of the pad press that button.
    const presses = (pressed === 'Enter' || pressed === ' ') && event.target !== pad.current;
    if (!act || presses || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  useLayoutEffect(() => {
    return () => {
      draft.rest();
      void draft.flush();
    };
  }, [draft]);

  const keys = formulasOf(id);
  const name = nameOf(id, line.values);
  return (
    <section
      ref={pad}
      className={padStyles.pad}
      role="dialog"
      aria-label={`Formula, ${name}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={`row gap-2 ${padStyles.head}`}>
        <div>
          <h2>{name}</h2>
          <p>{room.sketch ? copy.fromSketch(unitOf(id)) : copy.fromRoom(unitOf(id))}</p>
        </div>
        <Button size="sm" icon={<Hash size={18} aria-hidden />} onClick={onFigure}>
          {copy.figure}
        </Button>
        <IconButton label={copy.closePad} icon={<X size={24} aria-hidden />} onClick={onClose} />
      </div>
      {keys.length > 1 && (
        <div className={`flex gap-2 ${styles.fields}`}>
          {keys.map((one) => (
            <button
              key={one}
              type="button"
              className={`grow surface tap edged w-600 ${styles.field}`}
              aria-pressed={one === key}
              onClick={() => onCell({ id, column: cellsOfFormula[one][0] })}
            >
              {columnNames[cellsOfFormula[one][0]].replace(/ ft$/, '')}
            </button>
          ))}
        </div>
      )}
      <FormulaFigure
        id={id}
        isLength={cells.length > 1}
        formula={formula}
        result={formulaValue(formula, figures)}
        onUndo={cleared && undo}
      />
      <FormulaNames figures={figures} onName={type} />
      <FormulaKeys onKey={(pressed) => (pressed === 'line' ? toLine(1) : type(pressed))} />
    </section>
  );
}
