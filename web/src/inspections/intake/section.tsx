import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react';
import { type ComponentType, memo } from 'react';
import { needed } from '../copy.ts';
import { useDraft } from './draft-context.tsx';
import styles from './section.module.css';
import { factsOf, type SectionFacts, type SectionId, sections } from './sections.ts';

export const sectionElementId = (id: SectionId) => `section-${id}`;

interface Props {
  id: SectionId;
  open: boolean;
  onToggle: (id: SectionId) => void;
  body: ComponentType;
}

/** One section of step 1: folded to a line with its answers, open with its questions, or a stub that does not apply. */
export const Section = memo(function Section({ id, open, onToggle, body: Body }: Props) {
  const number = sections.findIndex((section) => section.id === id) + 1;
  const { title } = sections[number - 1]!;
  const { state, summary, neededHere } = useFacts(id);
  const shown = open && state !== 'skipped';
  const bodyId = `${sectionElementId(id)}-body`;
  return (
    <section
      className={styles.section}
      id={sectionElementId(id)}
      aria-label={title}
      data-open={shown || undefined}
      data-state={state}
    >
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={shown}
          aria-controls={shown ? bodyId : undefined}
          disabled={state === 'skipped'}
          onClick={() => onToggle(id)}
        >
          <span className={styles.number} aria-hidden>
            {number}
          </span>
          <span className={styles.name}>
            <b>{title}</b>
            {!shown && <small>{summary}</small>}
          </span>
          {!(shown && state === 'done') && <StateMark state={state} count={neededHere} />}
          {state !== 'skipped' && <ChevronDown size={22} className={styles.chevron} aria-hidden />}
        </button>
      </h2>
      {shown && (
        <div className={styles.body} id={bodyId}>
          <Body />
        </div>
      )}
    </section>
  );
});

/** Each fact on its own, so that a keystroke elsewhere renders nothing here. */
function useFacts(id: SectionId) {
  const state = useDraft((view) => factsOf(id, view.inspection, view.missing).state);
  const summary = useDraft((view) => factsOf(id, view.inspection, view.missing).summary);
  const neededHere = useDraft((view) => factsOf(id, view.inspection, view.missing).needed);
  return { state, summary, neededHere };
}

function StateMark({ state, count }: { state: SectionFacts['state']; count: number }) {
  const words = { done: 'Done', needed: needed(count), optional: 'Optional', skipped: 'Not needed' }[state];
  const Icon = { done: CircleCheck, needed: CircleAlert, optional: undefined, skipped: undefined }[state];
  return (
    <span className={styles.state} data-state={state}>
      {Icon && <Icon size={20} aria-hidden />}
      <span>{words}</span>
    </span>
  );
}
