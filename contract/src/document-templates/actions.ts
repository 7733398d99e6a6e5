import { z } from 'zod';
import { action } from '../action.ts';
import { inUrl, serialId, uuid } from '../shapes.ts';
import { documentTemplate, templateEntry, templateText } from './template.ts';

const one = z.object({ template: documentTemplate });
const { kind, language, body } = templateText;

export const documentTemplateActions = {
  list: action({
    name: 'document-templates.list',
    method: 'GET',
    path: '/document-templates',
    summary: 'The newest version of each text for documents, by kind, title and language',
    access: 'signed-in',
    query: z.strictObject({ kind: kind.optional(), language: language.optional() }),
    answer: z.object({ templates: z.array(documentTemplate) }),
  }),
  version: action({
    name: 'document-templates.version',
    method: 'GET',
    path: '/document-templates/:id/versions/:version',
    summary: 'One saved version of a text',
    access: 'signed-in',
    params: z.strictObject({ id: uuid, version: inUrl(serialId) }),
    answer: one,
    refusals: ['document_template_not_found'],
  }),
  create: action({
    name: 'document-templates.create',
    method: 'POST',
    path: '/document-templates',
    summary: 'Add a text; it can be signed once it says who checked it',
    access: 'manager',
    body: templateEntry,
    answer: one,
    creates: 'always',
    message: 'Text saved.',
    refusals: ['validation_failed'],
  }),
  update: action({
    name: 'document-templates.update',
    method: 'PUT',
    path: '/document-templates/:id',
    summary: 'Save a new version of a text; `basedOn` is the version it was made from',
    access: 'manager',
    params: z.strictObject({ id: uuid }),
    body: templateEntry.extend({ basedOn: serialId }),
    answer: one,
    message: 'Text saved.',
    refusals: ['validation_failed', 'template_changed', 'document_template_not_found'],
  }),
  preview: action({
    name: 'document-templates.preview',
    method: 'POST',
    path: '/document-templates/preview',
    summary: 'The text on paper with sample values and DRAFT across it; nothing is saved',
    access: 'manager',
    body: z.strictObject({ body, language }),
    answer: z.never(),
    binary: 'application/pdf',
    refusals: ['validation_failed'],
  }),
};
