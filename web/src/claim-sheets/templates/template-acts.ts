import { claimSheetTemplateActions } from '@tidemark/contract/claim-sheet-templates/actions';
import {
  type Template,
  templateData,
  templateLines,
} from '@tidemark/contract/claim-sheet-templates/template';
import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import { v7 as uuid } from 'uuid';
import { explain } from '../../offline/faults/index.ts';
import { perform, sentSoon } from '../../offline/outbox/index.ts';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { tellOutcome } from '../../ui/feedback/tell-outcome.ts';
import { templateCopy as copy } from '../copy-in/copy.ts';

export type TemplateEntry = Pick<Template, 'name' | 'lossKind' | 'shared'>;

/** Keeps lines as a template on this device; the office hears of it when it can. @returns its id, null when it failed */
export async function saveTemplate(entry: TemplateEntry, rows: SheetRows): Promise<string | null> {
  const id = uuid();
  const body = { ...entry, id, claimSheetData: templateData(rows) };
  return (await tellOutcome(
    perform(claimSheetTemplateActions.create, { body }),
    copy.saved,
    copy.saveFailed,
    explain,
    () => sentSoon('claim-sheet-templates.create', { table: 'templates', id }),
  ))
    ? id
    : null;
}

/** Sends only what differs from `template` as the dialog opened with it, so that others' changes stay. */
export function changeTemplate(template: Template, entry: TemplateEntry): Promise<boolean> {
  const work = async () => {
    const fields = Object.entries(entry) as [keyof TemplateEntry, unknown][];
    const body = Object.fromEntries(fields.filter(([field, value]) => value !== template[field]));
    if (Object.keys(body).length === 0) return;
    await perform(claimSheetTemplateActions.update, { params: { id: template.id }, body });
  };
  return tellOutcome(work(), copy.saved, copy.saveFailed, explain, () =>
    sentSoon('claim-sheet-templates.update', { table: 'templates', id: template.id }),
  );
}

/** Asks with its name and what it holds. @returns true when it was deleted */
export async function deleteTemplate(template: Template): Promise<boolean> {
  const { id, name, shared } = template;
  const sure = await confirm({
    title: copy.deleteQuestion(name),
    message: copy.deleteMessage(templateLines(template), shared),
    confirmLabel: copy.deleteTemplate,
    cancelLabel: copy.keepTemplate,
    destructive: true,
  });
  if (!sure) return false;
  return tellOutcome(
    perform(claimSheetTemplateActions.remove, { params: { id } }),
    copy.deleted,
    copy.deleteFailed,
    explain,
    () => sentSoon('claim-sheet-templates.remove', { table: 'templates', id }),
  );
}
