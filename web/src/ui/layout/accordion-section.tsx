import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import styles from './accordion-section.module.css';

export interface AccordionSectionProps {
  title: string;
  number?: number | undefined;
  /** The answers in one line, shown while folded. */
  summary?: ReactNode;
  /** skipped: a dashed stub that does not open; its summary says when it applies. */
  state?: 'done' | 'needed' | 'skipped' | undefined;
  /** "1 needed"; by default done shows "Done" and skipped "Not needed". */
  stateText?: string | undefined;
  open: boolean;
  /** With what the head promised when the press on it began: something else may have unfolded or folded it since. */
  onToggle: (open: boolean) => void;
  children: ReactNode;
  /** For links of the index. */
  id?: string | undefined;
}

const words = { done: 'Done', needed: 'Answers needed', skipped: 'Not needed' };
const icons = { done: CircleCheck, needed: CircleAlert, skipped: null };

/** One section of the wizard's first step; folds to a line with its answers. */
export function AccordionSection(props: AccordionSectionProps) {
  const { title, number, summary, state, stateText, open, onToggle, children, id } = props;
  const made = useId();
  const said = useRef(open);
  const sectionId = id ?? made;
  const skipped = state === 'skipped';
  const opened = open && !skipped;
  const Icon = state && icons[state];
  const head = (
    <>
      {number !== undefined && <span className={`flex-none ink-3 ${styles.number}`}>{number}</span>}
      <span className={`grow min-w-0 tight ${styles.words}`}>
        <span className={`text-title w-700 block ${styles.title}`}>{title}</span>
        {summary && !opened && (
          <span className={`ink-2 text-small w-400 block ${styles.summary}`}>{summary}</span>
        )}
      </span>
      {state && !(opened && state === 'done') && (
        <span
          className={`align-center ink-2 nowrap text-small w-600 inline-flex ${styles.state}`}
          data-state={state}
        >
          {Icon && <Icon size={20} aria-hidden />}
          <span>{stateText ?? words[state]}</span>
        </span>
      )}
    </>
  );
  return (
    <section
      id={sectionId}
      aria-labelledby={`${sectionId}-head`}
      className={`surface frame ${styles.section}`}
      data-open={opened || undefined}
      data-skipped={skipped || undefined}
    >
      <h2>
        {skipped ? (
          <span id={`${sectionId}-head`} className={`row text-left w-full gap-3 narrow-wrap ${styles.head}`}>
            {head}
          </span>
        ) : (
          <button
            type="button"
            id={`${sectionId}-head`}
            className={`row text-left w-full gap-3 narrow-wrap ${styles.head}`}
            aria-expanded={opened}
            aria-controls={opened ? `${sectionId}-body` : undefined}
            onPointerDown={() => {
              said.current = opened;
            }}
            // A key's press has no beginning.
            onClick={({ detail }) => onToggle(!(detail === 0 ? opened : said.current))}
          >
            {head}
            <ChevronDown size={22} aria-hidden />
          </button>
        )}
      </h2>
      {opened && (
        <div id={`${sectionId}-body`} className={`stack line-top ${styles.body}`}>
          {children}
        </div>
      )}
    </section>
  );
}
