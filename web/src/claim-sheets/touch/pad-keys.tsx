import type { RowValues } from '@tidemark/contract/claim-sheets/row';
import { ArrowDown, Delete } from 'lucide-react';
import { memo, type ReactNode, type RefObject } from 'react';
import { useKeyPresses } from '../../ui/controls/use-key-presses.ts';
import styles from './pad-keys.module.css';

/** What the pad does, by whichever of its parts is touched. */
export interface PadActs {
  /** A digit, '.', '00', 'delete' or 'clear'. */
  type: (key: string) => void;
  /** Puts a figure of the room into the line. */
  take: (values: RowValues) => void;
  toLine: (step: 1 | -1) => void;
  toField: () => void;
  /** Undefined where the cell cannot have a formula. */
  toFormula: (() => void) | undefined;
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

function press(acts: PadActs, key: string): void {
  if (key === 'line') acts.toLine(1);
  else if (key === 'field') acts.toField();
  else acts.type(key);
}

/** The keys, 58 px high. A click without a pointer is a keyboard's or a screen reader's. */
export const PadKeys = memo(function PadKeys({ acts, several }: PadKeysProps) {
  const keys = useKeyPresses((key) => press(acts.current, key));
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
