import { type ComponentType, memo, type Ref, useCallback, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraftStore } from './draft-context.tsx';
import { DraftForm } from './draft-form.tsx';
import styles from './project-info-step.module.css';
import { focusQuestion } from './question.tsx';
import { Section, sectionElementId } from './section.tsx';
import { SectionIndex } from './section-index.tsx';
import { type SectionId, sectionOf, sections } from './sections.ts';
import { ArrivalSection } from './sections/arrival-section.tsx';
import { ClaimSection } from './sections/claim-section.tsx';
import { DamageSection } from './sections/damage-section.tsx';
import { DebrisSection } from './sections/debris-section.tsx';
import { NotesSection } from './sections/notes-section.tsx';
import { PolicySection } from './sections/policy-section.tsx';
import { ServiceSection } from './sections/service-section.tsx';
import { StillNeeded } from './still-needed.tsx';

const bodies: Record<SectionId, ComponentType> = {
  arrival: ArrivalSection,
  claim: ClaimSection,
  'master-policy': () => <PolicySection suffix="" />,
  homeowner: () => <PolicySection suffix="1" />,
  damage: DamageSection,
  service: ServiceSection,
  notes: NotesSection,
  debris: DebrisSection,
};

export interface ProjectInfoHandle {
  /** Opens the section of a missing answer and puts the focus into it. */
  goTo(field: string): void;
}

/** Step 1 (first document, "Inspection intake"): eight sections, of which one is open. */
export const ProjectInfoStep = memo(function ProjectInfoStep({ ref }: { ref: Ref<ProjectInfoHandle> }) {
  const store = useDraftStore();
  const [open, setOpen] = useState<SectionId | null>(() => {
    const first = store.view().missing.keys().next().value;
    return first === undefined ? 'arrival' : sectionOf(first);
  });
  const toggle = useCallback((id: SectionId) => setOpen((now) => (now === id ? null : id)), []);
  const show = useCallback((id: SectionId) => {
    flushSync(() => setOpen(id));
    document.getElementById(sectionElementId(id))?.scrollIntoView({ block: 'start' });
  }, []);
  const goTo = useCallback((field: string) => {
    flushSync(() => setOpen(sectionOf(field)));
    focusQuestion(field);
  }, []);
  useImperativeHandle(ref, () => ({ goTo }), [goTo]);
  return (
    <div className={styles.layout}>
      <SectionIndex open={open} onOpen={show} />
      <DraftForm label="Project Info" className={styles.sections}>
        {sections.map(({ id }) => (
          <Section key={id} id={id} open={open === id} onToggle={toggle} body={bodies[id]} />
        ))}
      </DraftForm>
      <StillNeeded onGo={goTo} />
    </div>
  );
});
