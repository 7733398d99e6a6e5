import type { Field } from '@tidemark/contract/fields';
import { showPhone } from '@tidemark/contract/phones';
import { type ClaimFact, projectFields } from '@tidemark/contract/projects/fields';
import { showDay } from '../ui/format/dates.ts';
import { dollars } from '../ui/format/dollars.ts';

/** A fact of the claim as it is read. */
export function shownClaimFact(name: ClaimFact, value: string | number): string {
  if (typeof value === 'number') return dollars(value);
  const { kind }: Field = projectFields[name];
  return kind === 'day' ? showDay(value) : kind === 'phone' ? showPhone(value) : value;
}
