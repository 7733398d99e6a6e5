import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import { ArrowDown, Delete } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './pad-keys.module.css';

/** What the pad does, by whichever of its parts is touched. */
export interface PadActs {
  /** A digit, '.', '00', 'delete' or 'clear'. */
  type: (key: string) => void;
  /** Puts a figure of the room into the line. */
  take: (values: RowValues) => void;
  toLine: (step: 1 | -1) => void;
  toField: () => void;
  close: () => void;
}

interface PadKeysProps {
  /** Read when a key is touched: the keys are never drawn anew while figures are typed. */
  acts: RefObject<PadActs>;
  /** The line has more than one cell: Next field takes the place of 00. */
  several: boolean;
}

const oneCell = ['1', '2', '3', 'delete', '4', '5', '6', 'clear', '7', '8', '9', 'line', '.', '0', '00'];
const moreCells = ['1', '2', '3', 'delete', '4', '5', '6', 'field', '7', '8', '9', 'line', 'clear', '0', '.'];

interface Look {
  look?: 'side' | 'word' | 'next';
  face: ReactNode;
  name?: string;
}
const looks: Partial<Record<string, Look>> = {
  delete: { look: 'side', face: <Delete size={24} aria-hidden />, name: 'Delete' },
  '00': { look: 'side', face: '00' },
  '.': { face: '.', name: 'Decimal point' },
  clear: { look: 'word', face: 'Clear' },
  field: { look: 'word', face: 'Next field' },
  line: {
    look: 'next',
    face: (
      <>
        Next line
        <ArrowDown size={24} aria-hidden />
      </>
    ),
  },
};

/** What React would make of a pointer on a key before and after it comes down. */
const ofAPointer = ['pointerdown', 'pointerover', 'pointerout', 'pointerup'] as const;

function press(acts: PadActs, key: string): void {
  if (key === 'line') acts.toLine(1);
  else if (key === 'field') acts.toField();
  else acts.type(key);
}

/**
 * The keys, 58 px high. A finger counts when it comes down, as on any keypad (WCAG 2.5.2 excepts keypads): waiting for
 * the click costs a frame. A click without a pointer is a keyboard's or a screen reader's.
 */
export const PadKeys = memo(function PadKeys({ acts, several }: PadKeysProps) {
  const keys = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = keys;
    const pad = current?.parentElement;
    // A finger's key is done when it comes down. What the browser makes of it afterwards (a mouse that moves, goes down
    // and up, a click, the look of a pressed button) would draw the page three times more. React listens passively.
    // Where the pad is higher than the screen, a finger on the keys may also scroll it.
    const prevent = (event: TouchEvent) => {
      if (pad && pad.scrollHeight <= pad.clientHeight) event.preventDefault();
    };
    // React looks for whom each of these is, at its root, twice: a sixth of what a key takes.
    const take = (event: PointerEvent) => {
      if (!current?.contains(event.target as Node)) return;
      event.stopPropagation();
      const key = (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;
      if (event.type === 'pointerdown' && event.button === 0 && key) press(acts.current, key);
    };
    current?.addEventListener('touchstart', prevent, { passive: false });
    for (const kind of ofAPointer) document.addEventListener(kind, take, true);
    return () => {
      current?.removeEventListener('touchstart', prevent);
      for (const kind of ofAPointer) document.removeEventListener(kind, take, true);
    };
  }, [acts]);
  return (
    <div ref={keys} className={`grid line-top gap-2 ${styles.keys}`}>
      {(several ? moreCells : oneCell).map((key) => (
        <button
          key={key}
          type="button"
          className={`grid ink surface place-center ${styles.key}`}
          data-key={key}
          data-look={looks[key]?.look}
          aria-label={looks[key]?.name}
          onClick={({ detail }) => detail === 0 && press(acts.current, key)}
        >
          {looks[key]?.face ?? key}
        </button>
      ))}
    </div>
  );
});
