import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, LayoutDashboard, OctagonX, Save, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { onePress } from '../../ui/controls/second-press.ts';
import { underToasts } from '../../ui/feedback/under-toasts.ts';
import { copy, needed } from '../copy.ts';
import { SaveMark } from './save-mark.tsx';
import { reviewIndex } from './step-rules.ts';
import styles from './wizard-bar.module.css';

interface Props {
  current: number;
  /** Whether the current step is valid, and how many answers it still needs. */
  valid: boolean;
  missing: number;
  /** Whether its main action is running. */
  busy: boolean;
  onPrevious: () => void;
  onSaveDraft: () => void;
  onCancel: () => void;
  onNext: () => void;
  onSubmit: () => void;
}

/** The fixed bar at the foot of every step but Cancel, which has its own. */
export function WizardBar(props: Props) {
  const { current, valid, missing, busy, onPrevious, onSaveDraft, onCancel, onNext, onSubmit } = props;
  return (
    <footer ref={underToasts} className={`surface line-top ${styles.bar}`}>
      <div className={`touch-only snug ${styles.touchSave}`}>
        <SaveMark />
      </div>
      <div className={`row gap-1 ${styles.row}`}>
        <span className={styles.desktop}>
          <ButtonLink
            kind="quiet"
            icon={<LayoutDashboard size={18} aria-hidden />}
            renderRoot={(link) => <Link to="/dashboard" {...link} />}
          >
            {copy.backToDashboard}
          </ButtonLink>
        </span>
        <BarButton icon={<ArrowLeft size={20} aria-hidden />} disabled={current === 0} onClick={onPrevious}>
          Previous
        </BarButton>
        <span className={styles.desktopSave}>
          <SaveMark />
        </span>
        <BarButton icon={<Save size={20} aria-hidden />} onClick={onSaveDraft}>
          Save Draft
        </BarButton>
        <BarButton
          icon={<OctagonX size={20} aria-hidden />}
          danger
          onClick={onCancel}
          label="Cancel Inspection"
        >
          Cancel<span className={styles.desktopWord}> Inspection</span>
        </BarButton>
        <div className={`grow ${styles.main}`} {...onePress}>
          {current === reviewIndex ? (
            <Button
              kind="primary"
              size="lg"
              wide
              busy={busy}
              aria-disabled={!valid || undefined}
              icon={<Send size={20} aria-hidden />}
              onClick={onSubmit}
            >
              Submit
            </Button>
          ) : (
            <Button
              kind="primary"
              size="lg"
              wide
              busy={busy}
              aria-disabled={!valid || undefined}
              onClick={onNext}
            >
              <span>
                Next
                {!valid && missing > 0 && <small>{needed(missing)}</small>}
              </span>
              {valid && <ArrowRight size={20} aria-hidden />}
            </Button>
          )}
        </div>
      </div>
    </footer>
  );
}

interface BarButtonProps {
  icon: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  label?: string;
  onClick: () => void;
  children: ReactNode;
}

/** Icon over word on touch, beside it on a desktop. */
function BarButton({ icon, danger, disabled, label, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      className={`grid ink w-600 justify-items-center ${styles.button}`}
      data-danger={danger || undefined}
      disabled={disabled}
      aria-label={label}
      onClick={onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
