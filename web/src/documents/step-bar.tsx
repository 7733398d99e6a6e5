import type { ReactNode, Ref } from 'react';
import { onePress } from '../ui/controls/second-press.ts';
import { underToasts } from '../ui/feedback/under-toasts.ts';
import styles from './step-bar.module.css';

interface ToolProps {
  icon: ReactNode;
  /** Read out instead of the label. */
  name?: string;
  children: ReactNode;
  onPress: () => void;
}

/** What a step offers beside its way on: a sign with its word below. */
export function BarTool({ icon, name, children, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={`grid place-center ink text-caption w-600 ${styles.tool}`}
      aria-label={name}
      onClick={onPress}
    >
      {icon}
      {children}
    </button>
  );
}

interface Props {
  ref?: Ref<HTMLDivElement>;
  /** Why the main action waits. */
  hint?: ReactNode;
  children: ReactNode;
}

/** The bar at the foot of a step: the main action is last. */
export function StepBar({ ref, hint, children }: Props) {
  return (
    <div ref={ref} className={styles.bar}>
      {hint && (
        <p className={styles.hint} id="step-hint">
          {hint}
        </p>
      )}
      <div ref={underToasts} className={`flex wrap gap-2 ${styles.acts}`} {...onePress}>
        {children}
      </div>
    </div>
  );
}
