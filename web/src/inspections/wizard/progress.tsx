import { wizardSteps } from '@tidemark/contract/inspections/inspection';
import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { GaugeProgress } from '../../ui/feedback/gauge.tsx';
import { copy, needed, stepOf, stepTitles } from '../copy.ts';
import styles from './progress.module.css';
import { cancelIndex, isEnabled, type Progress, type StepState, stateOf, stepCount } from './step-rules.ts';

interface Props {
  progress: Progress;
  /** Answers the current step still needs. */
  missing: number;
  onJump: (index: number) => void;
}

/** "Inspection Progress": the gauge and the strip of five steps. */
export function WizardProgress({ progress, missing, onJump }: Props) {
  const { current } = progress;
  const text = stepOf(current, stepCount);
  const stopped = current === cancelIndex;
  return (
    <section
      className={`surface line-bottom ${styles.card}`}
      aria-label={copy.progress}
      data-stopped={stopped || undefined}
    >
      <div className={`flex justify-between text-small tight ${styles.head}`}>
        <b>{copy.progress}</b>
        <span>{text}</span>
      </div>
      <div className={styles.gauge}>
        <GaugeProgress
          label={copy.progress}
          value={current + 1}
          of={stepCount}
          valueText={text}
          stopped={stopped}
        />
      </div>
      <ol className={`flex narrow-wrap ${styles.strip}`}>
        {wizardSteps.map((step, index) => {
          const state = stateOf(progress, index);
          return (
            <li
              key={step}
              className={styles.step}
              data-state={state}
              data-stop={(stopped && index === current) || undefined}
            >
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                aria-label={nameOf(index, stepTitles[step], state, missing)}
                disabled={!isEnabled(progress, index)}
                onClick={() => onJump(index)}
              >
                <span className={`grid flex-none place-center ${styles.number}`}>
                  <StepMark state={state} number={index + 1} />
                </span>{' '}
                <span className={`w-650 hidden snug ${styles.title}`}>
                  {stepTitles[step]}{' '}
                  {state === 'current-invalid' && missing > 0 && (
                    <small>
                      <CircleAlert size={16} aria-hidden />
                      {needed(missing)}
                    </small>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function StepMark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Check size={18} strokeWidth={3} aria-hidden />;
  if (state === 'incomplete') return <TriangleAlert size={18} aria-hidden />;
  return number;
}

function nameOf(index: number, title: string, state: StepState, missing: number): string {
  const words = {
    current: '',
    'current-invalid': needed(missing),
    done: 'completed',
    incomplete: 'incomplete',
    ahead: '',
  }[state];
  return [`${index + 1}, ${title}`, words].filter(Boolean).join(', ');
}
