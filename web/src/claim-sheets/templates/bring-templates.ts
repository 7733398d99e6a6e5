import { claimSheetTemplateActions } from '@tidemark/contract/claim-sheet-templates/actions';
import { call } from '../../offline/calls/index.ts';
import { lay, mark } from '../../offline/store/index.ts';

/** Brings the templates this person sees from the office to this device. @throws CallError */
export async function bringTemplates(): Promise<void> {
  const since = await mark();
  const { templates } = await call(claimSheetTemplateActions.list, {});
  await lay(
    templates.map((record) => ({ table: 'templates', id: record.id, record })),
    { since, whole: { table: 'templates' } },
  );
}
