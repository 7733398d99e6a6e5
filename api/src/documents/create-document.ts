import type { documentActions } from '@tidemark/contract/documents/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { templateOf } from '../document-templates/read.ts';
import { noteWrite } from '../job/note-write.ts';
import { refuseUnwritable } from '../job/read.ts';
import { lockProject } from '../projects/read.ts';
import { knownFields } from './known-fields.ts';
import { documentOf, findDocument } from './read.ts';
import { refuseUnknownValues } from './refuse-unknown-values.ts';

export const createDocument: Handler<typeof documentActions.create> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const project = await lockProject(tx, actor, params.id);
  const { id = uuidv7(), templateId, version, replaces = null } = body;
  const same = await findDocument(tx, id);
  if (same) {
    const isSame =
      same.projectId === project.id && same.templateId === templateId && same.version === version;
    if (!isSame) throw new Refusal('id_taken');
    context.existed();
    return { document: same };
  }
  refuseUnwritable(project);
  if (body.fields) refuseUnknownValues(body.fields);
  const text = await templateOf(tx, templateId, version);
  if (text.kind === 'consent') throw new Refusal('document_template_not_found');
  if (!text.released) throw new Refusal('template_not_checked');
  if (replaces) await documentOf(tx, project.id, replaces);
  const fields = body.fields ?? (await knownFields(tx, actor, project, text.language));
  await tx
    .insertInto('documents')
    .values({
      ...{ id, projectId: project.id, templateId, version, replaces, technicianId: actor.id },
      fields: JSON.stringify(fields),
    })
    .execute();
  await noteWrite(tx, project.id);
  const { kind, language, title } = text;
  await record(tx, context, {
    action: 'document-made',
    subject: 'project',
    subjectId: project.id,
    after: { id, kind, language, title, version, replaces },
  });
  return { document: await documentOf(tx, project.id, id) };
};
