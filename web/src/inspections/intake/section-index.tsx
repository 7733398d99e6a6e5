import type { SectionId } from '@tidemark/contract/inspections/sections';
import { Check } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useDraft } from './draft-context.tsx';
import styles from './section-index.module.css';
import { factsOf, sections } from './sections.ts';

interface Props {
  /** The section opened last. */
  current: SectionId;
  onOpen: (id: SectionId) => void;
}

/** The eight sections at a glance: cells under the bar on touch, a list at the left on a desktop. */
export function SectionIndex({ current, onOpen }: Props) {
  const tally = useDraft((view) => {
    const states = sections.map(({ id }) => factsOf(id, view).state);
    const applying = states.filter((state) => state !== 'skipped');
    return `${applying.filter((state) => state === 'done').length} of ${applying.length} done`;
  });
  // On a phone the strip is wider than the window: the section at hand, and the one in focus, are never outside it.
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    bring(strip.current!.querySelector<HTMLElement>(`[data-section="${current}"]`), strip.current!);
  }, [current]);
  return (
    <nav
      ref={strip}
      className={`surface line-bottom ${styles.index}`}
      aria-label="Sections"
      onFocus={({ target, currentTarget }) => bring(target.closest('li'), currentTarget)}
    >
      <p className={styles.head}>
        Sections <span>{tally}</span>
      </p>
      <ol>
        {sections.map(({ id }, index) => (
          <Cell key={id} id={id} number={index + 1} current={current === id} onOpen={onOpen} />
        ))}
      </ol>
    </nav>
  );
}

function bring(cell: HTMLElement | null, strip: HTMLElement): void {
  if (cell) strip.scrollLeft = cell.offsetLeft - (strip.clientWidth - cell.offsetWidth) / 2;
}

const Cell = memo(function Cell({
  id,
  number,
  current,
  onOpen,
}: {
  id: SectionId;
  number: number;
  current: boolean;
  onOpen: (id: SectionId) => void;
}) {
  const { title, short } = sections[number - 1]!;
  const state = useDraft((view) => factsOf(id, view).state);
  const needed = useDraft((view) => factsOf(id, view).needed);
  const words = { done: '', optional: '', needed, skipped: 'Not needed' }[state];
  return (
    <li data-section={id}>
      <button
        type="button"
        className={`grid ink text-left w-full relative place-center ${styles.cell}`}
        data-state={state}
        aria-current={current || undefined}
        aria-label={[`${number}, ${title}`, state === 'done' ? 'Done' : words].filter(Boolean).join(', ')}
        disabled={state === 'skipped'}
        onClick={() => onOpen(id)}
      >
        <span className={`grid flex-none place-center ${styles.number}`}>
          {state === 'done' ? <Check size={16} strokeWidth={3} aria-hidden /> : number}
        </span>{' '}
        <span className={`touch-only ${styles.short}`}>{short}</span>
        <span className={styles.text}>
          {title} {words && <small>{words}</small>}
        </span>
        {state === 'needed' && <i className={`touch-only ${styles.dot}`} />}
      </button>
    </li>
  );
});
