import { emptyDraft } from '@tidemark/contract/inspections/draft';
import { draftFields } from '@tidemark/contract/inspections/fields';
import { newInspection } from '@tidemark/contract/inspections/inspection';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DraftStore } from './draft-store.ts';
import { readable } from './readable.ts';
import { factsOf, sections } from './sections.ts';

const record = newInspection({ id: 'one', projectId: 1, technicianId: 1, at: '2026-11-20T14:52:00.000Z' });

test('intake fields: a good record stays the same object', () => {
  expect(readable(record)).toBe(record);
});

test('intake fields: any value of a field, the form opens and treats what is not an answer as not given', () => {
  const field = fc.constantFrom(...(Object.keys(draftFields) as (keyof typeof draftFields)[]));
  fc.assert(
    fc.property(fc.dictionary(field, fc.anything({ withObjectString: true })), (damage) => {
      const shown = readable({ ...record, ...damage } as typeof record);
      const store = new DraftStore(shown, async () => {});
      for (const { id } of sections) expect(factsOf(id, store.view()).state).toBeTypeOf('string');
      for (const name of Object.keys(damage) as (keyof typeof draftFields)[]) {
        if (!draftFields[name].safeParse(damage[name]).success) expect(shown[name]).toEqual(emptyDraft[name]);
      }
    }),
  );
});
