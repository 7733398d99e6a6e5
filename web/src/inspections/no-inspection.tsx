import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { copy } from './copy.ts';
import { BackLink, Page } from './wizard-states.tsx';

/** At an address that names no project, where there is none to open by itself. */
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
