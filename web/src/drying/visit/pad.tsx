import { ArrowDown, ChevronUp, Delete, X } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useKeyPresses } from '../../ui/controls/use-key-presses.ts';
import { asksToClose, useCloseRequest } from '../../ui/feedback/use-close-request.ts';
import styles from './pad.module.css';

/** What a touch of the pad does, in the words of what is read. */
export interface PadActs {
  onKey: (key: string) => void;
  /** What is done with a point besides reading it. */
  onTool?: (tool: PadTool) => void;
  onBack: () => void;
  onClose: () => void;
}

export const padTools = ['Photo', 'Note', 'Skip', 'Removed'] as const;
export type PadTool = (typeof padTools)[number];

interface ActsProps {
  /** Read when a key is touched: keys and buttons are never drawn anew while figures are typed. */
  acts: RefObject<PadActs | null>;
}

/** The keys of a pad. */
export interface PadLayout {
  /** Row by row, four in each; `next` takes two rows. */
  keys: readonly string[];
  next: string;
  /** What other keys are called, where they are no digit. */
  words: Readonly<Record<string, string>>;
  /** Whether what is read has tools. */
  isPoint?: boolean;
}

const typing: Partial<Record<string, string>> = {
  Backspace: 'delete',
  Delete: 'clear',
  Enter: 'next',
  ArrowDown: 'next',
  '-': 'minus',
};

interface Props extends ActsProps {
  layout: PadLayout;
  /** Its head, and what is read. */
  children: ReactNode;
}

/** The number pad of a visit, at the foot of the screen: what is read on top, the keys below. */
export function Pad({ acts, layout, children }: Props) {
  const pad = useRef<HTMLElement>(null);
  useEffect(() => pad.current?.focus({ preventScroll: true }), []);
  useCloseRequest(true, () => acts.current?.onClose());
  const onKeyDown = (event: KeyboardEvent) => {
    const key = /^[\d.]$/.test(event.key) ? event.key : typing[event.key];
    const presses = event.key === 'Enter' && event.target !== pad.current;
    if (event.key === 'Escape' && !asksToClose) return acts.current?.onClose();
    if (!key || presses || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    acts.current?.onKey(key);
  };
  // Beside the page, which is painted by itself (drying.module.css): a key need not go through it.
  return createPortal(
    <section
      ref={pad}
      className={styles.pad}
      role="dialog"
      aria-labelledby="visit-pad visit-pad-title"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <span id="visit-pad" hidden>
        Number pad,
      </span>
      <PadWays acts={acts} />
      {children}
      {layout.isPoint && <PadTools acts={acts} />}
      <PadKeys {...layout} acts={acts} />
    </section>,
    document.body,
  );
}

interface HeadProps {
  title: string;
  note: string;
  mark?: ReactNode;
}

export function PadHead({ title, note, mark }: HeadProps) {
  return (
    <div className={`row gap-2 ${styles.head}`}>
      {mark}
      <div className="grow min-w-0">
        <h2 id="visit-pad-title" className="break-anywhere">
          {title}
        </h2>
        <p className="ink-2 text-small break-anywhere">{note}</p>
      </div>
    </div>
  );
}

const names: Partial<Record<string, string>> = { delete: 'Delete', '.': 'Decimal point', minus: 'Minus' };

/** Beside the head, which is another one for the points: they stay. */
const PadWays = memo(function PadWays({ acts }: ActsProps) {
  return (
    <div className={`row gap-2 ${styles.ways}`}>
      <IconButton
        label="Back to the one before"
        bordered
        icon={<ChevronUp size={22} aria-hidden />}
        onClick={() => acts.current?.onBack()}
      />
      <IconButton
        label="Close the pad"
        icon={<X size={22} aria-hidden />}
        onClick={() => acts.current?.onClose()}
      />
    </div>
  );
});

const PadTools = memo(function PadTools({ acts }: ActsProps) {
  return (
    <div className={`grid gap-2 ${styles.tools}`}>
      {padTools.map((tool) => (
        <Button
          key={tool}
          kind="outline"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => acts.current?.onTool?.(tool)}
        >
          {tool}
        </Button>
      ))}
    </div>
  );
});

const PadKeys = memo(function PadKeys({ keys, next, words, acts }: PadLayout & ActsProps) {
  const block = useKeyPresses((key) => acts.current?.onKey(key));
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
          onClick={({ detail }) => detail === 0 && acts.current?.onKey(key)}
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
            {/* A meter's name in the wide type of figures would break within a word. */}
            <b className={/[a-z]/i.test(fact) ? 'text-small' : 'num'}>{fact}</b>
            {more && <span className="block ink-2 text-caption">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
