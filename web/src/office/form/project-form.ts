import { type Field, longest, namesOf } from '@tidemark/contract/fields';
import {
  type NewProject,
  newProject,
  type ProjectEdit,
  projectEdit,
  type Seen,
  timeNeedsDate,
} from '@tidemark/contract/office/fields';
import type { Project } from '@tidemark/contract/projects';
import { type OfficeField, projectFields } from '@tidemark/contract/projects/fields';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import { residentType } from '../../projects/facts.tsx';
import { numberFormat } from '../../ui/format/formats.ts';

/** Typed and selected values; empty: none. */
export type ProjectForm = Record<OfficeField, string>;
export type Errors = Partial<Record<OfficeField, string>>;

const amount = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const formFields = namesOf(projectFields);
const fieldOf = (name: OfficeField): Field => projectFields[name];

export const blankForm = Object.fromEntries(
  formFields.map((name) => [name, String(fieldOf(name).blank ?? '')]),
) as ProjectForm;

/** As shown everywhere; the stored value stays until something else is typed. */
export const formOf = (project: Project): ProjectForm => ({
  ...(Object.fromEntries(formFields.map((field) => [field, String(project[field] ?? '')])) as ProjectForm),
  residentType: residentType(project) ?? '',
  deductible: project.deductible == null ? '' : amount(project.deductible),
});

/** The fields that were entered or changed. */
export const entriesOf = (form: ProjectForm, before: ProjectForm) =>
  formFields.filter((field) => form[field] !== before[field]);

/** Who comes when, as the board has it. */
export const slotOf = ({ technicianId, scheduledDate, scheduledTime, visitMinutes }: ProjectForm) => ({
  technicianId: technicianId === '' ? null : Number(technicianId),
  scheduledDate: scheduledDate || null,
  scheduledTime: scheduledTime.slice(0, 5) || null,
  visitMinutes: visitMinutes === '' ? null : Number(visitMinutes),
});

/** A field in the request. */
function travelling(form: ProjectForm, field: OfficeField): unknown {
  const typed = form[field];
  // A blank text has its own message.
  if (typed === '' && longest(fieldOf(field)) === undefined) return null;
  if (field === 'technicianId' || fieldOf(field).kind === 'minutes') return Number(typed);
  if (fieldOf(field).kind === 'money') return typedNumber(typed.trim().replace(/^\$\s*/, '')) ?? typed;
  // Some browsers add seconds to a time.
  return field === 'scheduledTime' ? typed.slice(0, 5) : typed;
}

/** Merges what was entered over the server's record; untouched fields show others' changes. */
export const rebased = (form: ProjectForm, was: ProjectForm, now: ProjectForm): ProjectForm =>
  Object.fromEntries(
    formFields.map((field) => [field, form[field] === was[field] ? now[field] : form[field]]),
  ) as ProjectForm;

/** What was entered, except the server's values in these fields. */
export const taken = (form: ProjectForm, now: ProjectForm, fields: readonly OfficeField[]): ProjectForm => ({
  ...form,
  ...Object.fromEntries(fields.map((field) => [field, now[field]])),
});

interface Found<T> {
  errors: Errors;
  /** Undefined if there are errors. */
  entered: T | undefined;
}

/** The request for a new project, or errors by field in the contract's words. */
export function readNew(form: ProjectForm): Found<NewProject> {
  const raw = Object.fromEntries(formFields.map((field) => [field, travelling(form, field)]));
  return judged(form, formFields, newProject.safeParse(raw));
}

/** Only the changed fields with the values seen, so that others' changes are never overwritten unseen. */
export function readEdit(before: Project, form: ProjectForm): Found<{ changes: ProjectEdit; seen: Seen }> {
  const changed = entriesOf(form, formOf(before));
  const raw = Object.fromEntries(changed.map((field) => [field, travelling(form, field)]));
  const { errors, entered } = judged(form, changed, projectEdit.safeParse(raw));
  const seen = Object.fromEntries(changed.map((field) => [field, before[field]])) as Seen;
  return { errors, entered: entered && { changes: entered, seen } };
}

type Parsed<T> =
  | { success: true; data: T }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

function judged<T>(form: ProjectForm, entered: readonly OfficeField[], parsed: Parsed<T>): Found<T> {
  const errors = parsed.success
    ? {}
    : errorsOf(parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })));
  const plans = entered.includes('scheduledTime') || entered.includes('scheduledDate');
  if (plans && form.scheduledTime !== '' && form.scheduledDate === '') errors.scheduledTime ??= timeNeedsDate;
  const right = parsed.success && Object.keys(errors).length === 0;
  return { errors, entered: right ? parsed.data : undefined };
}

/** The first sentence for each field. */
export function errorsOf(details: readonly { field: string; message: string }[]): Errors {
  const errors: Errors = {};
  for (const { field, message } of details) {
    const known = formFields.find((one) => one === field);
    if (known) errors[known] ??= message;
  }
  return errors;
}
