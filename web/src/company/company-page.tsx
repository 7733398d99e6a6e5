import { companyActions } from '@tidemark/contract/company/actions';
import type { Company } from '@tidemark/contract/company/profile';
import { useCallback, useState } from 'react';
import { call, useAnswer } from '../offline/calls/index.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';
import { CompanyEditor } from './company-editor.tsx';
import { copy } from './copy.ts';
import { ManagersSettings } from './managers-settings.tsx';

const read = () => call(companyActions.read, {});

/** /settings/company, for managers. */
export function CompanyPage() {
  return (
    <ManagersSettings title={copy.title} denied={copy.deniedMessage}>
      <Editing />
    </ManagersSettings>
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
