import { companyActions } from '@tidemark/contract/company/actions';
import { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import type { Paperwork } from '@tidemark/contract/documents/document';
import { call } from '../calls/index.ts';

/** The texts that people sign and the company's profile, from the office. @throws CallError */
export async function readPaperwork(): Promise<Paperwork> {
  const [{ templates }, { company }] = await Promise.all([
    call(documentTemplateActions.list, {}),
    call(companyActions.read, {}),
  ]);
  return { id: 'held', texts: templates, company };
}
