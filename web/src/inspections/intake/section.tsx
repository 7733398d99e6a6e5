import { type SectionId, stepOneSections } from '@tidemark/contract/inspections/sections';
import { ArrowDown } from 'lucide-react';
import { type ComponentType, memo } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { AccordionSection } from '../../ui/layout/accordion-section.tsx';
import { useDraft } from './draft-context.tsx';
import { DraftForm } from './draft-form.tsx';
import styles from './section.module.css';
import { factsOf, sectionAfter, sections } from './sections.ts';

export const sectionElementId = (id: SectionId) => `section-${id}`;

interface Props {
  id: SectionId;
  open: boolean;
  onToggle: (id: SectionId, open: boolean) => void;
  /** Folds this section and opens that one. */
  onNext: (id: SectionId, from: SectionId) => void;
  body: ComponentType;
}

/** One section of step 1: folded to a line with its answers, open with its questions, or a stub that does not apply. */
export const Section = memo(function Section({ id, open, onToggle, onNext, body: Body }: Props) {
  const number = sections.findIndex((section) => section.id === id) + 1;
  // Each fact on its own, so that an answer elsewhere renders nothing here.
  const state = useDraft((view) => factsOf(id, view).state);
  const summary = useDraft((view) => factsOf(id, view).summary);
  const needed = useDraft((view) => factsOf(id, view).needed);
  const next = useDraft((view) => sectionAfter(id, view));
  return (
    <AccordionSection
      id={sectionElementId(id)}
      number={number}
      title={sections[number - 1]!.title}
      summary={summary}
      state={state === 'optional' ? undefined : state}
      stateText={needed || undefined}
      open={open}
      onToggle={(to) => onToggle(id, to)}
    >
      <DraftForm className={styles.form}>
        <Body />
      </DraftForm>
      {next && (
        <Button wide icon={<ArrowDown size={20} aria-hidden />} onClick={() => onNext(next, id)}>
          {`Go to next section: ${stepOneSections[next]}`}
        </Button>
      )}
    </AccordionSection>
  );
});
