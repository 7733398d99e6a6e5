import { ArrowDown, Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './pad.module.css';

interface PadKeysProps {
  /** The line has more than one cell: Next field takes the place of 00. */
  several: boolean;
  /** A digit, '.', '00', 'delete' or 'clear'. */
  onKey: (key: string) => void;
  onField: () => void;
  onLine: () => void;
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

/**
 * The keys, 58 px high. A finger counts when it comes down, as on any keypad (WCAG 2.5.2 excepts keypads): waiting for
 * the click costs a frame. A click without a pointer is a keyboard's or a screen reader's.
 */
export function PadKeys({ several, onKey, onField, onLine }: PadKeysProps) {
  const press = (key: string) => {
    if (key === 'line') onLine();
    else if (key === 'field') onField();
    else onKey(key);
  };
  return (
    <div className={styles.keys}>
      {(several ? moreCells : oneCell).map((key) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          data-look={looks[key]?.look}
          aria-label={looks[key]?.name}
          onPointerDown={({ button }) => button === 0 && press(key)}
          onClick={({ detail }) => detail === 0 && press(key)}
        >
          {looks[key]?.face ?? key}
        </button>
      ))}
    </div>
  );
}
