import type { Field } from '@tidemark/contract/fields';
import { inspectionFields } from '@tidemark/contract/inspections/fields';
import { showPhone } from '@tidemark/contract/phones';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import { numberFormat } from '../../ui/format/formats.ts';
import type { DraftField } from './draft-store.ts';

const kindOf = (field: DraftField) => (inspectionFields[field] as Field).kind;
const amount = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const isDraftField = (name: string): name is DraftField => Object.hasOwn(inspectionFields, name);

/** What an input shows of a value; the deductible with two decimals, a phone number as it is read aloud. */
export function asText(field: DraftField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kindOf(field) === 'phone') return showPhone(String(value));
  return kindOf(field) === 'money' && typeof value === 'number' ? amount(value) : String(value);
}

/** Converts typed text to a draft value; an invalid number stays text. */
export function asValue(field: DraftField, text: string): string | number | null {
  if (text.trim() === '') return null;
  if (kindOf(field) !== 'money') return text;
  const read = typedNumber(text.trim().replace(/^\$\s*/, ''));
  return read === undefined || read < 0 ? text : read;
}
