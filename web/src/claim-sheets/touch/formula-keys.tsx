import { ArrowDown, Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKeyPresses } from '../../ui/controls/use-key-presses.ts';
import styles from './formula-pad.module.css';
import keyStyles from './pad-keys.module.css';

const keys = [
  ...['1', '2', '3', '/', 'delete', '4', '5', '6', '*', 'clear'],
  ...['7', '8', '9', '-', 'line', '.', '0', '()', '+'],
];

interface Look {
  look: 'sign' | 'side' | 'word' | 'next';
  face: ReactNode;
  name?: string;
}
const looks: Partial<Record<string, Look>> = {
  '/': { look: 'sign', face: '/', name: 'Divide' },
  '*': { look: 'sign', face: '*', name: 'Times' },
  '-': { look: 'sign', face: '−', name: 'Minus' },
  '+': { look: 'sign', face: '+', name: 'Plus' },
  '()': { look: 'side', face: '( )', name: 'Parenthesis' },
  delete: { look: 'side', face: <Delete size={24} aria-hidden />, name: 'Delete' },
  clear: { look: 'word', face: 'Clear' },
  line: {
    look: 'next',
    face: (
      <>
        Next line
        <ArrowDown size={22} aria-hidden />
      </>
    ),
  },
};

/** Digits, the four signs and parentheses. A click without a pointer is a keyboard's or a screen reader's. */
export function FormulaKeys({ onKey }: { onKey: (key: string) => void }) {
  const box = useKeyPresses(onKey);
  return (
    <div ref={box} className={`grid line-top ${keyStyles.keys} ${styles.keys}`}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={`grid ink surface place-center ${keyStyles.key}`}
          data-key={key}
          data-look={looks[key]?.look}
          aria-label={looks[key]?.name ?? (key === '.' ? 'Decimal point' : undefined)}
          onClick={({ detail }) => detail === 0 && onKey(key)}
        >
          {looks[key]?.face ?? key}
        </button>
      ))}
    </div>
  );
}
