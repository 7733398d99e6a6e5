import type { SectionId } from '@tidemark/contract/inspections/sections';
import { type ComponentType, memo } from 'react';
import { AccordionSection } from '../../ui/layout/accordion-section.tsx';
import { useDraft } from './draft-context.tsx';
import { DraftForm } from './draft-form.tsx';
import styles from './section.module.css';
import { factsOf, sections } from './sections.ts';

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
  // Each fact on its own, so that an answer elsewhere renders nothing here.
  const state = useDraft((view) => factsOf(id, view).state);
  const summary = useDraft((view) => factsOf(id, view).summary);
  const needed = useDraft((view) => factsOf(id, view).needed);
  return (
    <AccordionSection
      id={sectionElementId(id)}
      number={number}
      title={sections[number - 1]!.title}
      summary={summary}
      state={state === 'optional' ? undefined : state}
      stateText={needed || undefined}
      open={open}
      onToggle={() => onToggle(id)}
    >
      <DraftForm className={styles.form}>
        <Body />
      </DraftForm>
    </AccordionSection>
  );
});
