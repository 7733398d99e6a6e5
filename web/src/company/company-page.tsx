import { companyActions } from '@tidemark/contract/company/actions';
import { call } from '../offline/calls/index.ts';
import { CompanyEditor } from './company-editor.tsx';
import { copy } from './copy.ts';
import { KeptSettings } from './kept-settings.tsx';

const read = async () => (await call(companyActions.read, {})).company;

/** /settings/company, for managers. */
export function CompanyPage() {
  return (
    <KeptSettings copy={copy} read={read}>
      {(company, onSaved, reload) => (
        <CompanyEditor key={company.version} company={company} onSaved={onSaved} reload={reload} />
      )}
    </KeptSettings>
  );
}
