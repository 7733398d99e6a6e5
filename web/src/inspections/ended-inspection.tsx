import { Navigate } from '@tanstack/react-router';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { OctagonX } from 'lucide-react';
import { copy } from './copy.ts';
import { LoadError } from './wizard-states.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Led here from the wizard of an inspection that was submitted already. */
    inspectionEnded?: boolean;
  }
}

/** An inspection that was cancelled cannot be continued; one that was submitted is read on the page of its job. */
export function EndedInspection({ inspection }: { inspection: Inspection }) {
  const { projectId, status } = inspection;
  if (status === 'Cancelled') {
    return (
      <LoadError
        title={copy.cancelledTitle}
        message={copy.cancelledMessage}
        icon={OctagonX}
        leave={copy.returnToDashboard}
      />
    );
  }
  return (
    <Navigate
      replace
      to="/project/$projectId"
      params={{ projectId: String(projectId) }}
      state={{ inspectionEnded: true }}
    />
  );
}
