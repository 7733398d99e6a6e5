import type { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import { changedParts, withOwnCheck } from '@tidemark/contract/document-templates/template';
import { Refusal } from '@tidemark/contract/refusals';
import type { Handler } from '../context.ts';
import { templateOf } from './read.ts';
import { refuseFaulty, saveVersion } from './save-version.ts';

/** Refuses one based on an older version; the same text makes no new version. */
export const updateDocumentTemplate: Handler<typeof documentTemplateActions.update> = async (
  context,
  { params: { id }, body: { basedOn, ...body } },
) => {
  const newest = await templateOf(context.tx, id);
  const entry = withOwnCheck(newest, body);
  const changed = changedParts(newest, entry);
  if (changed.length === 0) return { template: newest };
  if (basedOn !== newest.version) throw new Refusal('template_changed');
  refuseFaulty(entry);
  return { template: await saveVersion(context, { id, version: newest.version + 1 }, entry, changed) };
};
