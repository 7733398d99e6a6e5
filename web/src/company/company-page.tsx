import { isManager } from '@tidemark/contract/access';
import { companyActions } from '@tidemark/contract/company/actions';
import type { Company } from '@tidemark/contract/company/profile';
import { useCallback, useState } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { useSession } from '../offline/session/index.ts';
import { AccessDenied } from '../technicians/access-denied.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { Page } from '../ui/layout/page.tsx';
import { CompanyEditor } from './company-editor.tsx';
import { copy } from './copy.ts';
import { SettingsFrame } from './settings-frame.tsx';

const read = () => call(companyActions.read, {});

/** /settings/company, for managers. */
export function CompanyPage() {
  const role = useSession()?.technician.role;
  if (!role) return null;
  if (!isManager(role)) return <AccessDenied title={copy.title} message={copy.deniedMessage} />;
  return (
    <Page wide title={copy.title}>
      <SettingsFrame>
        <Editing />
      </SettingsFrame>
    </Page>
  );
}

function Editing() {
  const { answer, problem, asking, refresh } = useAnswer(useCallback(read, []));
  const [saved, setSaved] = useState<Company>();
  const company = saved ?? answer?.company;
  if (company) {
    return (
      <CompanyEditor
        key={company.version}
        company={company}
        onSaved={setSaved}
        reload={async () => setSaved((await read()).company)}
      />
    );
  }
  if (problem !== undefined)
    return <ErrorState title={copy.loadFailed} message={problem} retrying={asking} onRetry={refresh} />;
  return (
    <Loading label={copy.loading}>
      <Skeleton height={320} />
    </Loading>
  );
}
