import { documentTemplateActions } from '@tidemark/contract/document-templates/actions';
import {
  type DocumentTemplate,
  type TemplateEntry,
  templateEntry,
  textErrors,
} from '@tidemark/contract/document-templates/template';
import { call } from '../offline/calls/index.ts';

/** What is entered; nothing of it is checked yet. */
export interface TemplateForm extends Omit<TemplateEntry, 'kind' | 'checked'> {
  kind: TemplateEntry['kind'] | '';
  isChecked: boolean;
  by: string;
  on: string;
  note: string;
}
/** By the name of the input. */
export type TemplateErrors = Readonly<Record<string, string>>;

export const formOf = (template: DocumentTemplate | undefined): TemplateForm => ({
  kind: template?.kind ?? '',
  language: template?.language ?? 'en',
  title: template?.title ?? '',
  body: template?.body ?? '',
  needsConsent: template?.needsConsent ?? true,
  withCancellation: template?.withCancellation ?? false,
  isChecked: template?.checked != null,
  by: template?.checked?.by ?? '',
  on: template?.checked?.on ?? '',
  note: template?.checked?.note ?? '',
});

/** The entry, or why there is none: a sentence an input, and those of the text with their lines. */
export function readForm({ isChecked, by, on, note, ...form }: TemplateForm): {
  entered?: TemplateEntry;
  errors: TemplateErrors;
  faults: readonly string[];
} {
  const read = templateEntry.safeParse({
    ...form,
    checked: isChecked ? { by, on, note: note.trim() || null } : null,
  });
  const faults = textErrors({ kind: form.kind || 'other', body: form.body });
  if (read.success && faults.length === 0) return { entered: read.data, errors: {}, faults };
  const issues = read.error?.issues ?? [];
  const errors = Object.fromEntries(issues.map(({ path, message }) => [String(path.at(-1)), message]));
  return { errors, faults };
}

/** The part of a text that a check is of. */
const textOf = ({ kind, language, title, body, needsConsent, withCancellation }: TemplateForm) =>
  JSON.stringify([kind, language, title, body, needsConsent, withCancellation]);

/** A change of the text takes back the check it had. */
export const withChange = (
  was: TemplateForm,
  form: TemplateForm,
  part: Partial<TemplateForm>,
): TemplateForm => {
  const next = { ...form, ...part };
  const isFormerCheck = was.isChecked && form.by === was.by && form.on === was.on;
  return textOf(next) !== textOf(form) && isFormerCheck ? { ...next, isChecked: false } : next;
};

export async function saveTemplate(
  template: DocumentTemplate | undefined,
  entered: TemplateEntry,
): Promise<DocumentTemplate> {
  const answer = template
    ? await call(documentTemplateActions.update, {
        params: { id: template.id },
        body: { ...entered, basedOn: template.version },
      })
    : await call(documentTemplateActions.create, { body: entered });
  return answer.template;
}
