import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { CircleCheck, OctagonX } from 'lucide-react';
import { ReportButton } from '../reports/report-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { copy } from './copy.ts';
import { BackLink, LoadError, Page } from './wizard-states.tsx';

/** An inspection that was submitted or cancelled cannot be continued. */
export function EndedInspection({ inspection }: { inspection: Inspection }) {
  const { id, projectId, status } = inspection;
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
    <Page title={copy.completedTitle}>
      <EmptyState
        icon={<CircleCheck size={40} aria-hidden />}
        title={copy.completedTitle}
        hint={copy.completedMessage}
        action={
          <>
            <ReportButton size="md" inspectionId={id} projectId={projectId} />
            <BackLink>{copy.returnToDashboard}</BackLink>
          </>
        }
      />
    </Page>
  );
}
