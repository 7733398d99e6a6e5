import { ArrowDown, ChevronUp, Delete, X } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useKeyPresses } from '../../ui/controls/use-key-presses.ts';
import { asksToClose, useCloseRequest } from '../../ui/feedback/use-close-request.ts';
import styles from './pad.module.css';

interface Props {
  title: string;
  note: string;
  mark?: ReactNode;
  /** The keys, row by row, four in each; `next` takes two rows. */
  keys: readonly string[];
  next: string;
  /** What other keys are called, where they are no digit. */
  words?: Readonly<Record<string, string>>;
  onKey: (key: string) => void;
  onBack: () => void;
  onClose: () => void;
  children: ReactNode;
}

const typing: Partial<Record<string, string>> = {
  Backspace: 'delete',
  Delete: 'clear',
  Enter: 'next',
  ArrowDown: 'next',
  '-': 'minus',
};

/** The number pad of a visit, at the foot of the screen: what is read on top, the keys below. */
export function Pad({
  title,
  note,
  mark,
  keys,
  next,
  words = noWords,
  onKey,
  onBack,
  onClose,
  children,
}: Props) {
  const pad = useRef<HTMLElement>(null);
  useEffect(() => pad.current?.focus({ preventScroll: true }), []);
  useCloseRequest(true, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = /^[\d.]$/.test(event.key) ? event.key : typing[event.key];
    const presses = event.key === 'Enter' && event.target !== pad.current;
    if (event.key === 'Escape' && !asksToClose) return onClose();
    if (!key || presses || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onKey(key);
  };
  const acts = useRef<Acts>({ onKey, onBack, onClose });
  useLayoutEffect(() => {
    acts.current = { onKey, onBack, onClose };
  });
  // Beside the page, which is painted by itself (drying.module.css): a key need not go through it.
  return createPortal(
    <section
      ref={pad}
      className={styles.pad}
      role="dialog"
      aria-label={`Number pad, ${title}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={`row gap-2 ${styles.head}`}>
        {mark}
        <div className="grow min-w-0">
          <h2 className="break-anywhere">{title}</h2>
          <p className="ink-2 text-small break-anywhere">{note}</p>
        </div>
        <PadWays acts={acts} />
      </div>
      {children}
      <PadKeys {...{ keys, next, words, acts }} />
    </section>,
    document.body,
  );
}

const noWords = {};
const names: Partial<Record<string, string>> = { delete: 'Delete', '.': 'Decimal point', minus: 'Minus' };

type Acts = Pick<Props, 'onKey' | 'onBack' | 'onClose'>;
interface ActsProps {
  /** Read when a key is touched: keys and buttons are never drawn anew while figures are typed. */
  acts: RefObject<Acts>;
}

const PadWays = memo(function PadWays({ acts }: ActsProps) {
  return (
    <>
      <IconButton
        label="Back to the one before"
        bordered
        icon={<ChevronUp size={22} aria-hidden />}
        onClick={() => acts.current.onBack()}
      />
      <IconButton
        label="Close the pad"
        icon={<X size={22} aria-hidden />}
        onClick={() => acts.current.onClose()}
      />
    </>
  );
});

interface KeysProps extends ActsProps, Required<Pick<Props, 'keys' | 'next' | 'words'>> {}

const PadKeys = memo(function PadKeys({ keys, next, words, acts }: KeysProps) {
  const block = useKeyPresses((key) => acts.current.onKey(key));
  const face = (key: string): ReactNode => {
    if (key === 'delete') return <Delete size={24} aria-hidden />;
    if (key === 'minus') return '-';
    if (key !== 'next') return words[key] ?? key;
    return (
      <>
        {next}
        <ArrowDown size={24} aria-hidden />
      </>
    );
  };
  const lookOf = (key: string) => {
    if (key === 'next') return 'next';
    return /^(\d|\.)$/.test(key) ? undefined : words[key] ? 'word' : 'side';
  };
  return (
    <div ref={block} className={`grid line-top gap-2 ${styles.keys}`}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={`grid ink surface place-center ${styles.key}`}
          data-key={key}
          data-look={lookOf(key)}
          aria-label={names[key]}
          // A click without a pointer is a keyboard's or a screen reader's.
          onClick={({ detail }) => detail === 0 && acts.current.onKey(key)}
        >
          {face(key)}
        </button>
      ))}
    </div>
  );
});

interface FigureProps {
  label: ReactNode;
  text: string;
  unit: string;
  current: boolean;
  /** Its name above it, where two stand side by side. */
  stacked?: boolean;
  onSelect?: () => void;
}

/**
 * A space without width. Where a key brings the first text or an element, the browser makes boxes, and as some styles ask
 * what the page has (`:has`), it looks at all of it again.
 */
export const nothing = '\u200B';

/** A figure that is typed. */
export function PadFigure({ label, text, unit, current, stacked, onSelect }: FigureProps) {
  return (
    <button
      type="button"
      className={`flex w-full ink edged surface gap-2 ${styles.figure}`}
      data-current={current || undefined}
      data-stacked={stacked || undefined}
      aria-current={current || undefined}
      onClick={onSelect}
    >
      <span className="grow min-w-0 text-left text-small">{label}</span>
      <b className={styles.value}>{text || nothing}</b>
      <span className="ink-2 w-600">{unit}</span>
    </button>
  );
}

/** What is known beside a figure, in up to three cells. */
export function PadFacts({
  facts,
}: {
  facts: readonly (readonly [term: string, fact: string, more?: string])[];
}) {
  return (
    <dl className={`grid sunken edged ${styles.facts}`}>
      {facts.map(([term, fact, more]) => (
        <div key={term}>
          <dt className="ink-2 text-caption">{term}</dt>
          <dd>
            <b className="num">{fact}</b>
            {more && <span className="block ink-2 text-caption">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
