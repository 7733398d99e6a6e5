import type { FollowUpPriority, FollowUpReason, NewFollowUp } from '@tidemark/contract/follow-ups';
import type { Detail } from '@tidemark/contract/refused';
import { typedNumber } from '@tidemark/contract/typed-numbers';

/** What the dialog holds, as typed and chosen. */
export interface FollowUpForm {
  visit: boolean;
  reason: FollowUpReason | null;
  otherReason: string;
  services: string;
  priority: FollowUpPriority;
  date: string;
  time: string;
  cost: string;
  notes: string;
}

export const emptyForm: FollowUpForm = {
  visit: true,
  reason: null,
  otherReason: '',
  services: '',
  priority: 'Medium',
  date: '',
  time: '',
  cost: '',
  notes: '',
};

/** First document, section 5. */
export const reasonMissing = 'Please select a follow-up reason.';

/** Whether something was entered that closing would lose. */
export function hasEntries(form: FollowUpForm): boolean {
  return Object.entries(form).some(([name, value]) => value !== emptyForm[name as keyof FollowUpForm]);
}

type Entered = Omit<NewFollowUp, 'id' | 'originalProjectId' | 'originalInspectionId'>;

/** The request body of a form; undefined if the reason is missing. */
export function readForm(form: FollowUpForm): Entered | undefined {
  const { reason } = form;
  if (!reason) return undefined;
  return {
    isFollowUpVisit: form.visit,
    followUpReason: reason,
    followUpReasonOther: reason === 'Other' ? form.otherReason.trim() || null : null,
    servicesNeeded: servicesOf(form.services),
    estimatedAdditionalCost: costOf(form.cost),
    priority: form.priority,
    scheduledDate: form.date || null,
    scheduledTime: form.time.slice(0, 5) || null,
    notes: form.notes.trim() || null,
  };
}

/** Why inputs cannot be sent as they are. */
export type FormErrors = Partial<Record<keyof FollowUpForm, string>>;

const inputs: Partial<Record<string, keyof FollowUpForm>> = {
  followUpReasonOther: 'otherReason',
  servicesNeeded: 'services',
  scheduledDate: 'date',
  scheduledTime: 'time',
  estimatedAdditionalCost: 'cost',
  notes: 'notes',
};

/** A refusal's messages by input, also for a single service. */
export function errorsOf(details: readonly Detail[]): FormErrors {
  const errors: FormErrors = {};
  for (const { field, message } of details) {
    const input = inputs[field.split('.')[0]!];
    if (input) errors[input] ??= message;
  }
  return errors;
}

/** One text, separated by commas. */
export function servicesOf(typed: string): string[] {
  return typed
    .split(',')
    .map((service) => service.trim())
    .filter(Boolean);
}

/** Read as a number, 0 if invalid (first document, section 5); a dollar sign and thousands commas are allowed. */
export function costOf(typed: string): number {
  const cost = typedNumber(typed.trim().replace(/^\$\s*/, '')) ?? 0;
  return cost > 0 ? Number(cost.toFixed(2)) : 0;
}
