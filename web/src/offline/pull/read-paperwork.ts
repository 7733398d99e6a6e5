import { companyActions } from '@tidemark/contract/company/actions';
import { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import type { Paperwork } from '@tidemark/contract/documents/document';
import { priceListActions } from '@tidemark/contract/price-list/actions';
import { sketchSettingsActions } from '@tidemark/contract/sketch/settings-actions';
import { call } from '../calls/index.ts';
import { CallError } from '../faults/index.ts';

/** The company may keep its prices from technicians. */
async function readFees(): Promise<Paperwork['fees']> {
  try {
    return (await call(priceListActions.read, {})).priceList.fees;
  } catch (error) {
    if (error instanceof CallError && error.status === 403) return undefined;
    throw error;
  }
}

/** The texts that people sign, the company's profile and its settings of sketches, from the office. @throws CallError */
export async function readPaperwork(): Promise<Paperwork> {
  const [{ templates }, { company }, fees, { settings }] = await Promise.all([
    call(documentTemplateActions.list, {}),
    call(companyActions.read, {}),
    readFees(),
    call(sketchSettingsActions.read, {}),
  ]);
  return { id: 'held', texts: templates, company, sketch: settings, ...(fees && { fees }) };
}
