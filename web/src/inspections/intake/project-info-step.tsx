import type { SectionId } from '@tidemark/contract/inspections/sections';
import {
  type ComponentType,
  memo,
  type Ref,
  startTransition,
  useCallback,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useDraftStore } from './draft-context.tsx';
import styles from './project-info-step.module.css';
import { focusQuestion } from './question.tsx';
import { Section, sectionElementId } from './section.tsx';
import { SectionIndex } from './section-index.tsx';
import { ArrivalSection } from './sections/arrival-section.tsx';
import { ClaimSection } from './sections/claim-section.tsx';
import { DamageSection } from './sections/damage-section.tsx';
import { DebrisSection } from './sections/debris-section.tsx';
import { NotesSection } from './sections/notes-section.tsx';
import { PolicySection } from './sections/policy-section.tsx';
import { ServiceSection } from './sections/service-section.tsx';
import { completedSince, factsOf, sectionOf, sections, unfoldedAfter } from './sections.ts';
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
  /** Opens the section of an answer and puts the focus into it. @returns false where it is not asked for */
  goTo(field: string): boolean;
  /** Opens a section, with its head at the top. */
  show(section: SectionId): void;
}

/** Step 1 (first document, "Inspection intake"): eight sections that fold. */
export const ProjectInfoStep = memo(function ProjectInfoStep({ ref }: { ref: Ref<ProjectInfoHandle> }) {
  const store = useDraftStore();
  const [{ open, current }, setShown] = useState(() => {
    const first = store.view().missing.keys().next().value;
    const id: SectionId = first === undefined ? 'arrival' : sectionOf(first);
    return { open: new Set([id]), current: id };
  });
  // To what the head promised, and not the other way around: React lays it over what unfolds at the same time.
  const fold = useCallback((id: SectionId, toOpen: boolean) => {
    setShown((shown) => {
      const next = new Set(shown.open);
      if (toOpen) next.add(id);
      else next.delete(id);
      return { open: next, current: id };
    });
  }, []);
  useEffect(() => {
    let before = store.view().missing;
    return store.subscribe(() => {
      const view = store.view();
      const completed = completedSince(before, view);
      before = view.missing;
      if (completed.length === 0) return;
      const follow = (id: SectionId) => unfoldedAfter(id, view);
      // Below what was just answered, so that nothing moves under the finger.
      startTransition(() =>
        setShown((shown) => {
          const unfolded = completed.filter((id) => shown.open.has(id)).flatMap(follow);
          return unfolded.length === 0 ? shown : { ...shown, open: new Set([...shown.open, ...unfolded]) };
        }),
      );
    });
  }, [store]);
  const unfold = useCallback((id: SectionId) => {
    flushSync(() => setShown((shown) => ({ open: new Set(shown.open).add(id), current: id })));
  }, []);
  const show = useCallback(
    (id: SectionId, from?: SectionId) => {
      const isDone = (other: SectionId) => factsOf(other, store.view()).state === 'done';
      flushSync(() =>
        setShown((shown) => {
          const open = [...shown.open].filter((other) => other !== from && !isDone(other));
          return { open: new Set([...open, id]), current: id };
        }),
      );
      const section = document.getElementById(sectionElementId(id));
      section?.scrollIntoView({ block: 'start' });
      // Where the keyboard goes on from.
      section?.querySelector('button')?.focus({ preventScroll: true });
    },
    [store],
  );
  const goTo = useCallback(
    (field: string) => {
      unfold(sectionOf(field));
      return focusQuestion(field);
    },
    [unfold],
  );
  useImperativeHandle(ref, () => ({ goTo, show }), [goTo, show]);
  return (
    <div className={styles.layout}>
      <SectionIndex current={current} onOpen={show} />
      <div className={`stack gap-2 ${styles.sections}`}>
        {sections.map(({ id }) => (
          <Section key={id} id={id} open={open.has(id)} onToggle={fold} onNext={show} body={bodies[id]} />
        ))}
      </div>
      <StillNeeded onGo={goTo} />
    </div>
  );
});
