import { draftFields } from '@tidemark/contract/inspections/draft';
import { showPhone } from '@tidemark/contract/phones';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import { numberFormat } from '../../ui/format/formats.ts';
import type { DraftField } from './draft-store.ts';

const money = new Set<DraftField>(['deductible', 'deductible1']);
const phones = new Set<DraftField>(['contactNumber', 'contactNumber1']);
const amount = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const isDraftField = (name: string): name is DraftField => Object.hasOwn(draftFields, name);

/** What an input shows of a value; the deductible with two decimals, a phone number as it is read aloud. */
export function asText(field: DraftField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (phones.has(field)) return showPhone(String(value));
  return money.has(field) && typeof value === 'number' ? amount(value) : String(value);
}

/** Converts typed text to a draft value; an invalid number stays text. */
export function asValue(field: DraftField, text: string): string | number | null {
  if (text.trim() === '') return null;
  if (!money.has(field)) return text;
  const read = typedNumber(text.trim().replace(/^\$\s*/, ''));
  return read === undefined || read < 0 ? text : read;
}
