import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { copy } from './copy.ts';
import { BackLink, Page } from './wizard-states.tsx';

/** For an address without a project, if none can open automatically. */
export function NoInspection() {
  return (
    <Page title={copy.noInspection}>
      <EmptyState
        title={copy.noInspection}
        hint={copy.noInspectionHint}
        action={<BackLink>{copy.backToDashboard}</BackLink>}
      />
    </Page>
  );
}
