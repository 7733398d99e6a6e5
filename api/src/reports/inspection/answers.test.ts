import type { Draft } from '@tidemark/contract/inspections/draft';
import { draftFields } from '@tidemark/contract/inspections/fields';
import { expect, test } from 'vitest';
import { answersOf } from './answers.ts';
import { flooded } from './testing/flooded.ts';

/** Printed on pages of their own. */
const elsewhere = ['finalInspectionNotes', 'technicianSignature', 'customerSignature'];
const fields = (Object.keys(draftFields) as (keyof Draft)[]).filter((field) => !elsewhere.includes(field));
const whole: Draft = { ...flooded.inspection, affectedMaterials: ['Other'] };

/** Another value of the field. */
function otherValue(field: keyof Draft): unknown {
  const found = [null, [], false, 'Told', 7, '2026-01-02', '10:30'].find(
    (value) => value !== whole[field] && draftFields[field].safeParse(value).success,
  );
  expect(found, 'a value to compare with').toBeDefined();
  return found;
}

test.each(fields)('report answers: the report shows %s', (field) => {
  expect(answersOf({ ...whole, [field]: otherValue(field) })).not.toEqual(answersOf(whole));
});
