import type { Dimensions } from '@tidemark/contract/claim-sheets/quantities';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  memo,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { copy } from '../copy.ts';
import type { SheetDraft } from '../draft.ts';
import { carry, parseFeetInches } from '../feet-inches.ts';
import { type FigureColumn, type Group, isName, isTick, pairOf } from '../lines.ts';
import { offersFor } from '../offers.ts';
import { bands, groupEdges, groupGap, groupHeight } from './bands.ts';
import { type Cell, cellAt } from './cells.ts';
import styles from './form.module.css';
import { GroupTable } from './group-table.tsx';
import { onKey } from './keys.ts';
import { RoomFigures } from './room-figures.tsx';

interface PaperFormProps {
  ref: Ref<HTMLFieldSetElement>;
  draft: SheetDraft;
  room: Dimensions;
  visible: ReadonlySet<number> | null;
  query: string;
  readOnly: boolean;
  onSearch: () => void;
  onOnlyFilled: () => void;
}

/** The claim sheet as the paper has it, all 106 lines. One set of handlers for all of its inputs. */
export const PaperForm = memo(function PaperForm(props: PaperFormProps) {
  const { draft, room, visible, query, readOnly, onSearch, onOnlyFilled, ref } = props;
  const before = useRef('');
  const ready = useBands();

  const show = ({ input, id, column }: Cell) => {
    const text = draft.text(id, column);
    if (!isTick(column) && input.value !== text) input.value = text;
  };
  const onInput = (event: FormEvent) => {
    const cell = cellAt(event.target);
    if (cell) draft.enter(cell.id, cell.column, isTick(cell.column) ? cell.input.checked : cell.input.value);
  };
  const onFocus = (event: FocusEvent) => {
    const cell = cellAt(event.target);
    if (!cell) return;
    before.current = cell.input.value;
    if (cell.input.type === 'text') cell.input.select();
  };
  const onBlur = (event: FocusEvent) => {
    const cell = cellAt(event.target);
    if (!cell || isTick(cell.column)) return;
    settleLength(draft, cell);
    show(cell);
    // Within the form the pause after the last key saves; a save at every cell would cost the next key its frame.
    if (!event.currentTarget.contains(event.relatedTarget)) void draft.flush();
  };
  const actions = {
    undo(cell: Cell) {
      if (isTick(cell.column)) return;
      draft.enter(cell.id, cell.column, before.current);
      cell.input.value = before.current;
      cell.input.select();
    },
    figure(cell: Cell) {
      if (isTick(cell.column) || isName(cell.column)) return;
      const [offer] = offersFor(cell.id, cell.column, room, draft.line(1).values);
      if (!offer) return;
      draft.put(cell.id, offer.values);
      show(cell);
      cell.input.select();
    },
    search: onSearch,
    onlyFilled: onOnlyFilled,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellAt(event.target);
    if (cell) onKey(event, event.currentTarget, cell, actions);
  };

  return (
    <fieldset
      ref={ref}
      className={styles.form}
      aria-label="Claim sheet"
      disabled={readOnly}
      onInput={onInput}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {bands.map((columns, index) => (
        <Band
          key={columns[0]![0]!.key}
          {...{ draft, room, visible, query, columns }}
          number={index + 1}
          ready={index < ready}
        />
      ))}
      {visible?.size === 0 && (
        <p className={styles.nothing}>{query ? copy.hits(0, query) : copy.nothingFilled}</p>
      )}
    </fieldset>
  );
});

interface BandProps extends Pick<PaperFormProps, 'draft' | 'room' | 'visible' | 'query'> {
  columns: readonly (readonly Group[])[];
  number: number;
  /** Until then a band keeps its place empty. */
  ready: boolean;
}

function Band({ draft, room, visible, query, columns, number, ready }: BandProps) {
  const shows = (groups: readonly Group[]) =>
    !visible || groups.some(({ rows }) => rows.some(({ fieldMasterId }) => visible.has(fieldMasterId)));
  const placeOf = (groups: readonly Group[]) =>
    groups.reduce((sum, { rows }) => sum + groupHeight(rows.length) + groupEdges + groupGap, -groupGap);
  return (
    <div
      className={styles.band}
      data-band={number}
      data-filtered={visible !== null || undefined}
      hidden={!columns.some(shows)}
    >
      {columns.map((groups) => {
        const [{ key }] = groups as [Group];
        if (!ready) return <div key={key} style={{ height: placeOf(groups) }} />;
        return (
          <div key={key} className={styles.column} hidden={!shows(groups)}>
            {groups.map((group) => (
              <GroupTable key={group.key} draft={draft} group={group} visible={visible} query={query} />
            ))}
            {key === 'general' && <RoomFigures room={room} />}
          </div>
        );
      })}
    </div>
  );
}

/** 28'6 typed into one cell of a length fills both; inches over 11 are carried into feet. */
function settleLength(draft: SheetDraft, { input, id, column }: Cell): void {
  const pair = pairOf(column as FigureColumn);
  if (!pair) return;
  const typed = parseFeetInches(input.value);
  const inches = column === pair.in ? Number(input.value || Number.NaN) : Number.NaN;
  const feet = draft.line(id).values[pair.ft] as number | null | undefined;
  if (typed) draft.put(id, { [pair.ft]: typed.ft, [pair.in]: typed.in });
  else if (inches >= 12) {
    const length = carry({ ft: feet ?? null, in: inches });
    draft.put(id, { [pair.ft]: length.ft, [pair.in]: length.in });
  }
}

/** The first two bands are drawn at once, the others as soon as the browser has nothing better to do. */
function useBands(): number {
  const [ready, setReady] = useState(2);
  useEffect(() => {
    if (ready >= bands.length) return;
    const next = () => setReady(ready + 1);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(next, 30);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(next, { timeout: 300 });
    return () => cancelIdleCallback(idle);
  }, [ready]);
  return ready;
}
