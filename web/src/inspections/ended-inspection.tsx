import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { CircleCheck, OctagonX } from 'lucide-react';
import { copy } from './copy.ts';
import { LoadError } from './wizard-states.tsx';

/** An inspection that was submitted or cancelled cannot be continued. */
export function EndedInspection({ status }: { status: Inspection['status'] }) {
  const cancelled = status === 'Cancelled';
  return (
    <LoadError
      title={cancelled ? copy.cancelledTitle : copy.completedTitle}
      message={cancelled ? copy.cancelledMessage : copy.completedMessage}
      icon={cancelled ? OctagonX : CircleCheck}
      leave={copy.returnToDashboard}
    />
  );
}
