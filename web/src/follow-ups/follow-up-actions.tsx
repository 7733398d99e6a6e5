import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { copy } from './copy.ts';
import styles from './follow-up.module.css';

export type Stage = 'editing' | 'leaving' | 'creating' | 'sent' | 'saved';

interface Props {
  formId: string;
  stage: Stage;
  onCancel: () => void;
  onKeep: () => void;
  onLeave: () => void;
}

/** The dialog's footer; it asks first if entries would be lost. */
export function FollowUpActions({ formId, stage, onCancel, onKeep, onLeave }: Props) {
  if (stage === 'leaving') return <LeaveQuestion onKeep={onKeep} onLeave={onLeave} />;
  const done = stage === 'sent' || stage === 'saved';
  return (
    <>
      <Button disabled={stage !== 'editing'} onClick={onCancel}>
        {copy.cancel}
      </Button>
      <Button
        kind="primary"
        type="submit"
        form={formId}
        busy={stage === 'creating'}
        icon={done ? <Check size={20} aria-hidden /> : undefined}
      >
        {done ? copy.created : stage === 'creating' ? copy.creating : copy.save}
      </Button>
    </>
  );
}

function LeaveQuestion({ onKeep, onLeave }: Pick<Props, 'onKeep' | 'onLeave'>) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div className={styles.leaving}>
      <p className={`w-600 text-left ${styles.leave}`} role="alert">
        {copy.leave}
      </p>
      <Button kind="danger" onClick={onLeave}>
        {copy.discard}
      </Button>
      <Button ref={keep} kind="primary" onClick={onKeep}>
        {copy.keepEditing}
      </Button>
    </div>
  );
}
