import { z } from 'zod';
import { action } from '../action.ts';
import { claimSheetData, toSheetRows } from '../claim-sheets/sheet.ts';
import type { Change, Offline } from '../offline.ts';
import { requiredText, uuid } from '../shapes.ts';
import { lossKinds, type Template, template, templateData } from './template.ts';

export const templateFields = {
  name: requiredText(80, 'Template name is required.'),
  lossKind: z.enum(lossKinds, 'Kind of loss is required.'),
  shared: z.boolean(),
};
/** Limit for each person. */
export const mostTemplates = 50;

const created = z.strictObject({
  id: uuid.optional(),
  ...templateFields,
  shared: templateFields.shared.optional(),
  claimSheetData,
});
const updated = z.strictObject(templateFields).partial();

const byId = z.strictObject({ id: uuid });
type ById = { params: { id: string } };
const one = z.object({ template });
const laid = (answer: z.output<typeof one>): Change[] => [
  { table: 'templates', id: answer.template.id, record: answer.template },
];
/** Templates belong to no project, so they have their own lane. */
const noProject = () => 0;
const changes = ['template_not_found', 'forbidden'] as const;

export const claimSheetTemplateActions = {
  list: action({
    name: 'claim-sheet-templates.list',
    method: 'GET',
    path: '/claim-sheet-templates',
    summary: "The caller's own templates and those shared with everyone, by name",
    access: 'signed-in',
    answer: z.object({ templates: z.array(template) }),
  }),
  create: action({
    name: 'claim-sheet-templates.create',
    method: 'POST',
    path: '/claim-sheet-templates',
    summary: 'Save lines of a claim sheet as a template',
    access: 'signed-in',
    body: created,
    answer: one,
    creates: true,
    message: 'Template saved.',
    refusals: ['id_taken', 'too_many_templates'],
    offline: {
      project: noProject,
      touches: (input) => [{ table: 'templates', id: input.body.id! }],
      creates: true,
      answered: laid,
      effect(input, read, at) {
        const { id, name, lossKind, shared = false } = input.body;
        if (!id || read('templates', id)) return [];
        const data = templateData(toSheetRows(input.body.claimSheetData));
        const made = { id, name, lossKind, shared, mine: true, savedBy: '', claimSheetData: data };
        return [{ table: 'templates', id, record: { ...made, createdAt: at, updatedAt: at } }];
      },
    } satisfies Offline<{ body: z.output<typeof created> }, z.output<typeof one>>,
  }),
  update: action({
    name: 'claim-sheet-templates.update',
    method: 'PUT',
    path: '/claim-sheet-templates/:id',
    summary: 'Rename a template, or change its kind of loss and who sees it; for its owner and managers',
    access: 'signed-in',
    params: byId,
    body: updated,
    answer: one,
    message: 'Template saved.',
    refusals: [...changes],
    offline: {
      project: noProject,
      touches: (input) => [{ table: 'templates', id: input.params.id }],
      answered: laid,
      effect(input, read, at) {
        const found = read('templates', input.params.id);
        if (!found) return [];
        const record: Template = { ...found, ...(input.body as Partial<Template>), updatedAt: at };
        return [{ table: 'templates', id: found.id, record }];
      },
      merge: (earlier, later) => ({ ...earlier, ...later }),
    } satisfies Offline<ById & { body: z.output<typeof updated> }, z.output<typeof one>>,
  }),
  remove: action({
    name: 'claim-sheet-templates.remove',
    method: 'DELETE',
    path: '/claim-sheet-templates/:id',
    summary: 'Delete a template; for its owner and managers',
    access: 'signed-in',
    params: byId,
    answer: z.object({}),
    message: 'Template deleted.',
    refusals: [...changes],
    offline: {
      project: noProject,
      touches: (input) => [{ table: 'templates', id: input.params.id }],
      effect: (input) => [{ table: 'templates', id: input.params.id, record: null }],
    } satisfies Offline<ById, object>,
  }),
};
