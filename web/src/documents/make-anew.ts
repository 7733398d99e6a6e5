import { documentActions } from '@tidemark/contract/documents/actions';
import type { SignedDocument } from '@tidemark/contract/documents/document';
import type { FrozenFields } from '@tidemark/contract/documents/fields';
import { v7 as uuid } from 'uuid';
import { perform } from '../offline/outbox/index.ts';
import { readRecord } from '../offline/store/index.ts';

/** A new draft in place of a signed document, of the newest version of its text. No signature goes along. @returns its id */
export async function makeAnew(
  { id: replaces, projectId, templateId, version }: SignedDocument,
  fields: FrozenFields,
): Promise<string> {
  const held = await readRecord('paperwork', 'held');
  const newest = held?.texts.find((text) => text.id === templateId && text.released)?.version ?? version;
  const id = uuid();
  const body = { id, templateId, version: newest, fields, replaces };
  await perform(documentActions.create, { params: { id: projectId }, body });
  return id;
}
