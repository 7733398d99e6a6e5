import { wizardSteps } from '@tidemark/contract/inspections/inspection';
import type { OpenAtSubmit } from '@tidemark/contract/inspections/open-at-submit';
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useOnline } from '../../offline/faults/index.ts';
import { pull, usePulled, useRefresh } from '../../offline/pull/index.ts';
import { useRecords } from '../../offline/store/index.ts';
import { ReplacedNotes } from '../../replaced/replaced-notes.tsx';
import { RoomSetupStep } from '../../rooms/room-setup-step.tsx';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { Updated } from '../../ui/feedback/updated.tsx';
import { copy, leaveCancel, leaveReview, stepTitles } from '../copy.ts';
import { useDraft, useDraftStore } from '../intake/draft-context.tsx';
import { type ProjectInfoHandle, ProjectInfoStep } from '../intake/project-info-step.tsx';
import type { Elsewhere } from '../review/warnings.ts';
import { WizardProgress } from './progress.tsx';
import { cancelIndex, mayJump, reviewIndex, workingSteps } from './step-rules.ts';
import { useWizardActs, type WizardScreenProps } from './use-wizard-acts.ts';
import { useWizardSteps } from './use-wizard-steps.ts';
import { WizardBar } from './wizard-bar.tsx';
import { WizardHeader } from './wizard-header.tsx';
import styles from './wizard-screen.module.css';

/** With what photos and sounds need, which the steps before it do without. */
const DocumentationStep = lazy(async () => ({
  default: (await import('../../documentation/documentation-step.tsx')).DocumentationStep,
}));
/** Once in an inspection, and at its end. */
const ReviewStep = lazy(async () => ({ default: (await import('../review/review-step.tsx')).ReviewStep }));
/** Seldom gone to. */
const CancelStep = lazy(async () => ({ default: (await import('../cancel/cancel-step.tsx')).CancelStep }));

export function WizardScreen(props: WizardScreenProps) {
  const { project, inspectionId } = props;
  const store = useDraftStore();
  const acts = useWizardActs(props);
  const steps = useWizardSteps(project.id, inspectionId);
  const { current, completed, before } = steps;
  /** What on this step the review led to. */
  const [led, setLed] = useState<Elsewhere>();
  const go = (index: number, done?: number) => {
    setLed(undefined);
    steps.go(index, done);
  };
  const open = useDraft((view) => view.missing.size);
  const rooms = useRecords('rooms', { inspectionId });
  const online = useOnline();
  const pulled = usePulled('inspections', [project.id]);
  const roomsAsked = useRefresh(
    `rooms/${inspectionId}`,
    useCallback(() => pull('rooms', inspectionId), [inspectionId]),
  );
  const intake = useRef<ProjectInfoHandle>(null);
  const cancelText = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(heading, current);

  const noRoom = rooms?.length === 0;
  // Until device or server respond there may be rooms: none is missing yet, and Next waits.
  const asking = rooms === undefined || (noRoom && roomsAsked.state === 'running');
  const lacksRoom = noRoom && !asking;
  const missing = current === 0 ? open : current === 1 && lacksRoom ? 1 : 0;
  // Whether there are rooms is unknown until they are read.
  const complete = open === 0 && rooms !== undefined && !noRoom;
  const progress = useMemo(
    () => ({ current, completed, valid: [open === 0, !lacksRoom, true, true, true] }),
    [current, completed, open, lacksRoom],
  );
  const valid =
    current === reviewIndex
      ? complete
      : current === 1
        ? !asking && !noRoom
        : progress.valid[current] === true;

  /** Explains what is missing and focuses the first missing answer. */
  function showGate() {
    store.tryNext();
    const first = store.view().missing.keys().next().value;
    if (current === 0 && first !== undefined) intake.current?.goTo(first);
    focusMissing();
    showToast({ kind: 'info', id: 'gate', title: copy.gate });
  }

  /** Leaving the step would lose invalid text: focuses it. */
  function leadsToWrong(): boolean {
    const wrong = store.view().invalid.keys().next().value;
    if (current !== 0 || wrong === undefined) return false;
    store.tryNext();
    return intake.current?.goTo(wrong) === true;
  }

  const [awaited, setAwaited] = useState<number | null>(null);

  async function next(index = current + 1) {
    if (current === 1 && asking) return setAwaited(index);
    if (!valid) return showGate();
    if (leadsToWrong()) return;
    if (await acts.save()) go(index, current);
  }

  const goOn = useEffectEvent(next);
  useEffect(() => {
    if (awaited === null || asking) return;
    setAwaited(null);
    goOn(awaited).catch(reportError);
  }, [awaited, asking]);

  /** Leaving Review for Cancel, and Cancel with input, asks first. */
  async function jump(index: number) {
    if (index === current) return;
    if (index > current && mayJump(progress, index)) return next(index);
    if (!mayJump(progress, index)) return showGate();
    if (leadsToWrong()) return;
    setAwaited(null);
    if (current === cancelIndex && cancelText.current && !(await confirm(leaveCancel))) return;
    cancelText.current = false;
    go(index);
  }

  /** From the review to where something is missing. */
  function lead(way: Elsewhere) {
    go(wizardSteps.indexOf(way.to));
    setLed(way);
  }
  useEffect(() => {
    if (led?.to === 'project-info') intake.current?.show('debris');
  }, [led]);

  async function toCancel() {
    if (current === reviewIndex && !(await confirm(leaveReview))) return;
    setAwaited(null);
    await acts.save();
    go(cancelIndex);
  }

  const [asked, setAsked] = useState(false);
  /** Asks first; the question presses it again. */
  function submit(openAtSubmit?: OpenAtSubmit) {
    setAsked(complete && !asked);
    if (complete) return asked && acts.submit(openAtSubmit);
    focusMissing();
    showToast({ kind: 'info', id: 'gate', title: copy.submitGate });
  }

  const step = wizardSteps[current]!;
  return (
    <div className={styles.wizard}>
      <WizardHeader project={project} />
      <WizardProgress progress={progress} missing={missing} onJump={jump} />
      <ReplacedNotes inspectionId={inspectionId} bare />
      <main>
        <h1 ref={heading} tabIndex={-1} className="visually-hidden">
          {stepTitles[step]}
        </h1>
        <div className={styles.updated}>{!online && <Updated at={pulled?.at} />}</div>
        {step === 'project-info' && <ProjectInfoStep ref={intake} />}
        {step === 'room-setup' && (
          <RoomSetupStep
            inspectionId={inspectionId}
            projectId={project.id}
            asked={roomsAsked}
            onAdding={() => setAwaited(null)}
          />
        )}
        {step === 'documentation' && (
          <Suspense>
            <DocumentationStep
              inspectionId={inspectionId}
              start={led?.to === 'documentation' ? led : undefined}
            />
          </Suspense>
        )}
        {step === 'review' && rooms && (
          <Suspense>
            <ReviewStep
              projectId={project.id}
              inspectionId={inspectionId}
              rooms={rooms}
              roomsAsked={roomsAsked}
              complete={complete}
              busy={acts.busy}
              onEdit={jump}
              onLead={lead}
              asked={asked}
              onSubmit={submit}
              onNotYet={() => setAsked(false)}
            />
          </Suspense>
        )}
        {step === 'cancel' && (
          <Suspense>
            <CancelStep
              project={project}
              step={Math.min(before + 1, workingSteps)}
              busy={acts.busy}
              onText={(entered) => {
                cancelText.current = entered;
              }}
              onBack={() => jump(before)}
              onCancel={acts.cancel}
            />
          </Suspense>
        )}
      </main>
      {step !== 'cancel' && (
        <WizardBar
          current={current}
          valid={valid}
          missing={missing}
          busy={acts.busy || awaited !== null}
          onPrevious={() => jump(current - 1)}
          onSaveDraft={() => leadsToWrong() || acts.saveDraft()}
          onCancel={toCancel}
          onNext={() => next()}
          onSubmit={() => submit()}
        />
      )}
    </div>
  );
}

/** Outside the intake, missing items are behind a button. */
const focusMissing = () => document.querySelector<HTMLElement>('[data-missing]')?.focus();

/** A new step is announced from its heading; the router announces the first one. */
function useFocusOnChange(heading: { current: HTMLElement | null }, current: number) {
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus({ preventScroll: true });
  }, [heading, current]);
}
