import type { Room } from '@tidemark/contract/rooms';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { SheetDraft } from '../draft.ts';
import type { Group } from '../lines.ts';
import { RoomChanged } from '../room-changed.tsx';
import { SearchAll } from '../search-all.tsx';
import { SheetTape } from '../sheet-tape.tsx';
import { SheetTools } from '../sheet-tools.tsx';
import { useSize } from '../use-size.ts';
import { useVisibleLines } from '../visible-lines.ts';
import { go, goToLine } from './cells.ts';
import styles from './desk.module.css';
import { goThroughHistory } from './go-through-history.ts';
import { historyAct } from './keys.ts';
import { PaperForm } from './paper-form.tsx';

interface DeskSheetProps {
  form: RefObject<HTMLFieldSetElement | null>;
  draft: SheetDraft;
  room: Room;
  readOnly: boolean;
  /** Name and counts at the left of the head. */
  title: ReactNode;
  /** Buttons at the right of the head. */
  actions: ReactNode;
  /** A card under the room cards, without search and filter, instead of a page of its own. */
  panel?: boolean;
}

/** Head with the tape, and the paper form. */
export function DeskSheet({ form, draft, room, readOnly, title, actions, panel }: DeskSheetProps) {
  const { visible, query, setOnlyFilled, noneFilled, firstHit, ...tools } = useVisibleLines(draft);
  const size = useSize(room);
  const box = useRef<HTMLElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const say = useCallback((text: string) => {
    if (said.current) said.current.textContent = text;
  }, []);

  const search = useCallback(() => box.current?.querySelector('input')?.focus(), []);
  const onlyFilled = useCallback(() => setOnlyFilled((on) => !on), [setOnlyFilled]);
  useEffect(() => {
    if (panel) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]');
      if (typing) return;
      const act = readOnly ? undefined : historyAct(event);
      if (act && form.current) say(goThroughHistory(form.current, draft, act));
      else if (event.ctrlKey || event.metaKey || event.altKey) return;
      else if (event.key === '/') search();
      else if (event.key === 'f' || event.key === 'F') onlyFilled();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [panel, search, onlyFilled, readOnly, form, draft, say]);

  const searchAll = () => {
    setOnlyFilled(false);
    search();
  };
  const toGroup = (group: Group) => {
    const table = form.current?.querySelector(`[data-group="${group.key}"]`);
    table?.scrollIntoView({ block: 'start' });
    const input = table?.querySelector<HTMLInputElement>('tbody tr:not([hidden]) td input');
    if (input) go(input);
  };
  const toFirstHit = () => {
    const first = firstHit();
    if (first !== undefined) goToLine(form.current, first);
  };
  return (
    <div className={styles.sheet} data-size={panel ? 'panel' : 'page'}>
      <div className={`row line-bottom gap-4 ${styles.head}`}>
        <div className={`min-w-0 nowrap ${styles.title}`}>{title}</div>
        <div className={`grid grow min-w-0 justify-center ${styles.tape}`}>
          <SheetTape draft={draft} size="wide" onGroup={toGroup} />
        </div>
        {!panel && <SheetTools {...tools} setOnlyFilled={setOnlyFilled} ref={box} onEnter={toFirstHit} />}
        <div className={`flex flex-none gap-2 ${styles.actions}`}>{actions}</div>
      </div>
      <p ref={said} role="status" className="visually-hidden" />
      <div className={styles.body}>
        {!readOnly && <RoomChanged draft={draft} room={size} lines />}
        {noneFilled && <SearchAll query={query} onAll={searchAll} />}
        <PaperForm
          ref={form}
          draft={draft}
          room={size}
          visible={visible}
          query={query}
          readOnly={readOnly}
          onSearch={search}
          onOnlyFilled={onlyFilled}
          onSay={say}
        />
      </div>
    </div>
  );
}
