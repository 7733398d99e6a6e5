import type { Estimate } from '@tidemark/contract/estimates/actions';
import { estimateNumber } from '@tidemark/contract/estimates/number';
import type { LetterPaper } from '@tidemark/contract/estimates/standing';
import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { supplementNumber } from '@tidemark/contract/supplements/number';
import type { Supplement } from '@tidemark/contract/supplements/supplement';
import type { z } from 'zod';
import { addressesIn } from '../ui/format/addresses-in.ts';
import { showDay } from '../ui/format/dates.ts';

/** What is typed: addresses are separated by commas, semicolons or spaces. A supplement has no other files than itself. */
export interface LetterForm {
  to: string;
  cc: string;
  subject: string;
  message: string;
  attachments?: LetterPaper[];
}
export type LetterErrors = Partial<Record<keyof LetterForm, string>>;

/** Somebody who may get an estimate. */
export interface Known {
  role: 'adjuster' | 'customer' | 'me';
  name: string;
  email: string;
}

export const withAddress = (typed: string, email: string): string =>
  [...addressesIn(typed), email].join(', ');

export function knownPeople(estimate: Estimate, inspection: Inspection, mine: string | undefined): Known[] {
  const { preparedFor, policies } = estimate;
  const policy = policies[0];
  const written = policy?.kind === 'Individual' ? inspection.contactEmail1 : inspection.contactEmail;
  const people: (Omit<Known, 'email'> & { email: string | null | undefined })[] = [
    { role: 'adjuster', name: policy?.adjuster ?? '', email: policy?.adjusterEmail },
    { role: 'customer', name: preparedFor.name ?? '', email: written },
    { role: 'me', name: '', email: mine },
  ];
  return people.flatMap(({ email, ...who }) => (email?.trim() ? { ...who, email: email.trim() } : []));
}

const lower = (words: string) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;

/** Filled in for the adjuster, else for the customer; nobody is added to it without being chosen. */
export function letterFor(
  estimate: Estimate,
  people: readonly Known[],
  supplement?: Pick<Supplement, 'number' | 'estimateNumber'>,
): LetterForm {
  const first = people.find(({ role }) => role !== 'me');
  const { loss, policies, projectId, number } = estimate;
  const [policy] = policies;
  const street = loss.address?.split(',')[0];
  const damage = loss.damageType[0] ? `${lower(loss.damageType[0])} loss` : 'loss';
  const of = estimateNumber(projectId, supplement?.estimateNumber ?? number ?? 0);
  const named = supplement && `Supplement ${supplementNumber(supplement.number)} to estimate ${of}`;
  const paper = named ? `our ${lower(named)}` : 'our estimate';
  const on = policy?.dateOfLoss ? ` of ${showDay(policy.dateOfLoss)}` : '';
  return {
    to: first?.email ?? '',
    cc: '',
    subject: [named ?? `Estimate ${of}`, policy?.claimNumber && `claim ${policy.claimNumber}`, street]
      .filter(Boolean)
      .join(', '),
    message: [
      first?.name ? `Hello ${first.name},` : 'Hello,',
      `Attached is ${paper} for the ${damage}${on}${street ? ` at ${street}` : ''}. Please reply with your approval, or with any lines you want to discuss.`,
    ].join('\n\n'),
    ...(!supplement && { attachments: ['pdf'] }),
  };
}

/** The letter, or the first sentence of each field that is wrong. */
export function readLetter<L>(
  form: LetterForm,
  shape: z.ZodType<L>,
): { errors: LetterErrors; entered: L | undefined } {
  const read = shape.safeParse({ ...form, to: addressesIn(form.to), cc: addressesIn(form.cc) });
  const errors: LetterErrors = {};
  for (const { path, message } of read.error?.issues ?? []) {
    const [field, at] = path as [keyof LetterForm, number?];
    errors[field] ??=
      at === undefined || field === 'attachments'
        ? message
        : `${addressesIn(String(form[field]))[at]}: ${message}`;
  }
  return { errors, entered: read.data };
}
