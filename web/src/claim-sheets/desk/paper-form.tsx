import type { NamedSize } from '@tidemark/contract/claim-sheets/first-line';
import { formulaKeyOf } from '@tidemark/contract/claim-sheets/formulas';
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  memo,
  type Ref,
  useRef,
} from 'react';
import { showToast } from '../../ui/feedback/toast.tsx';
import { copy } from '../copy.ts';
import type { Line, SheetDraft } from '../draft.ts';
import { formulaText } from '../draft-cells.ts';
import { type Group, isName, isTick, lineOf } from '../lines.ts';
import { offersFor } from '../offers.ts';
import { settledLength } from '../settled-length.ts';
import { useDrawn } from '../use-drawn.ts';
import { bands, groupEdges, groupGap, groupHeight } from './bands.ts';
import { type Cell, cellAt, markFilled, markFormula } from './cells.ts';
import { goThroughHistory } from './go-through-history.ts';
import { GroupTable } from './group-table.tsx';
import { onKey } from './keys.ts';
import styles from './paper-form.module.css';
import { paste, pastedCells } from './pasted.ts';
import { RoomFigures } from './room-figures.tsx';

interface PaperFormProps {
  ref: Ref<HTMLFieldSetElement>;
  draft: SheetDraft;
  room: NamedSize;
  visible: ReadonlySet<number> | null;
  query: string;
  readOnly: boolean;
  onSearch: () => void;
  onOnlyFilled: () => void;
  /** Tells a screen reader what was done elsewhere than in the cell. */
  onSay: (text: string) => void;
}

/** The claim sheet as the paper has it, all 106 lines. One set of handlers for all of its inputs. */
export const PaperForm = memo(function PaperForm(props: PaperFormProps) {
  const { draft, room, visible, query, readOnly, onSearch, onOnlyFilled, onSay, ref } = props;
  /** What the cell held when it was entered, and its line. */
  const before = useRef<{ text: string; line: Line }>(undefined);
  const ready = useDrawn(bands.length, { first: 2, more: 1 });

  const show = ({ input, id, column }: Cell) => {
    const text = draft.text(id, column);
    if (!isTick(column) && input.value !== text) input.value = text;
  };
  const onInput = (event: FormEvent) => {
    const cell = cellAt(event.target);
    if (!cell) return;
    const { input, id, column } = cell;
    if (!isTick(column)) markFilled(input, input.value);
    draft.enter(id, column, isTick(column) ? input.checked : input.value);
    markFormula(input, true);
  };
  /** A cell with a formula shows it while one is in it. */
  const showFormula = ({ input, id, column }: Cell) => {
    const { values, texts } = draft.line(id);
    const formula = texts[column] === undefined ? formulaText(id, column, values) : undefined;
    if (formula !== undefined) input.value = formula;
    markFormula(input, true);
  };
  const onFocus = (event: FocusEvent) => {
    const cell = cellAt(event.target);
    if (!cell) return;
    if (!readOnly) showFormula(cell);
    before.current = { text: cell.input.value, line: draft.line(cell.id) };
    if (cell.input.type === 'text') cell.input.select();
  };
  /** An equals sign by itself: the figure of the room that fits. */
  const takeFigure = ({ id, column }: Cell, how: 'put' | 'settle') => {
    if (isTick(column) || isName(column)) return;
    const [offer] = offersFor(id, column, room, draft.line(1).values);
    if (offer) draft[how](id, offer.values);
  };
  const onBlur = (event: FocusEvent) => {
    const cell = cellAt(event.target);
    if (!cell || isTick(cell.column)) return;
    markFormula(cell.input, false);
    if (cell.input.value.trim() === '=') takeFigure(cell, 'settle');
    else if (!isName(cell.column) && cell.input.value !== before.current?.text) {
      const length = settledLength(cell.column, cell.input.value, draft.line(cell.id).values);
      if (length) draft.settle(cell.id, length);
    }
    draft.rest();
    show(cell);
    // Within the form the pause after the last key saves; a save at every cell would cost the next key its frame.
    if (!event.currentTarget.contains(event.relatedTarget)) void draft.flush();
  };
  const actions = (form: HTMLElement) => ({
    undoCell(cell: Cell) {
      if (isTick(cell.column) || !before.current) return;
      draft.putBack(cell.id, cell.column, before.current.line);
      show(cell);
      showFormula(cell);
      cell.input.select();
    },
    formula(cell: Cell) {
      if (isTick(cell.column)) return;
      if (formulaKeyOf(cell.id, cell.column)) {
        cell.input.value = '=';
        draft.enter(cell.id, cell.column, '=');
        markFormula(cell.input, true);
        return;
      }
      takeFigure(cell, 'put');
      show(cell);
      cell.input.select();
    },
    search: onSearch,
    onlyFilled: onOnlyFilled,
    undo: () => onSay(goThroughHistory(form, draft, 'undo')),
    redo: () => onSay(goThroughHistory(form, draft, 'redo')),
  });
  const onPaste = (event: ClipboardEvent) => {
    const cell = cellAt(event.target);
    const cells = cell && pastedCells(event.clipboardData.getData('text/plain'));
    if (!cell || !cells) return;
    event.preventDefault();
    const ids = lineOf(cell.id).section.rows.map(({ fieldMasterId }) => fieldMasterId);
    const below = ids.slice(ids.indexOf(cell.id)).filter((id) => !visible || visible.has(id));
    const { step, ...pasted } = paste(draft, cells, below, cell.column);
    show(cell);
    void draft.flush();
    showToast({
      kind: 'info',
      id: 'pasted',
      title: copy.pasted(pasted),
      action: { label: copy.undo, onPress: () => draft.undo(step) },
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellAt(event.target);
    // Also where there is no line below to go to.
    if (cell && event.key === 'Enter' && cell.input.value.trim() === '=') {
      takeFigure(cell, 'settle');
      show(cell);
    }
    if (cell) onKey(event, event.currentTarget, cell, actions(event.currentTarget));
  };

  return (
    <fieldset
      ref={ref}
      className={`grid min-w-0 gap-3 ${styles.form}`}
      aria-label="Claim sheet"
      disabled={readOnly}
      onInput={onInput}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      // Every line is a form of its own, and none is ever sent as one.
      onSubmit={(event) => event.preventDefault()}
    >
      {bands.map((columns, index) => (
        <Band
          key={columns[0]![0]!.key}
          {...{ draft, room, visible, query, readOnly, columns }}
          number={index + 1}
          ready={index < ready}
        />
      ))}
      {visible?.size === 0 && (
        <p className={`ink-2 text-center ${styles.nothing}`}>
          {query ? copy.hits(0, query) : copy.nothingFilled}
        </p>
      )}
    </fieldset>
  );
});

interface BandProps extends Pick<PaperFormProps, 'draft' | 'room' | 'visible' | 'query' | 'readOnly'> {
  columns: readonly (readonly Group[])[];
  number: number;
  /** Until then a band keeps its place empty. */
  ready: boolean;
}

function Band({ draft, room, visible, query, readOnly, columns, number, ready }: BandProps) {
  const shows = (groups: readonly Group[]) =>
    !visible || groups.some(({ rows }) => rows.some(({ fieldMasterId }) => visible.has(fieldMasterId)));
  const placeOf = (groups: readonly Group[]) =>
    groups.reduce((sum, { rows }) => sum + groupHeight(rows.length) + groupEdges + groupGap, -groupGap);
  return (
    <div
      className={`grid align-start gap-2 ${styles.band}`}
      data-band={number}
      data-filtered={visible !== null || undefined}
      hidden={!columns.some(shows)}
    >
      {columns.map((groups) => {
        const [{ key }] = groups as [Group];
        if (!ready) return <div key={key} style={{ height: placeOf(groups) }} />;
        return (
          <div key={key} className={`grid min-w-0 gap-2 ${styles.column}`} hidden={!shows(groups)}>
            {groups.map((group) => (
              <GroupTable key={group.key} {...{ draft, room, group, visible, query, readOnly }} />
            ))}
            {key === 'general' && <RoomFigures room={room} />}
          </div>
        );
      })}
    </div>
  );
}
