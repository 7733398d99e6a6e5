import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeDraft, joinChanges } from './change-draft.ts';
import { type DraftChange, draftChange, emptyDraft } from './draft.ts';
import { questionCodes } from './questions.ts';

const [growth, , cabinets, packOut] = questionCodes as unknown as [string, string, string, string];
const asked = (...answers: [code: string, answer: boolean | null][]): DraftChange =>
  draftChange.parse({ inspectionQuestions: answers.map(([code, answer]) => ({ code, answer })) });

test('draft changes: other questions keep their answers, null clears one', () => {
  const ours = changeDraft(emptyDraft, asked([packOut, true], [growth, false]));
  const both = changeDraft(ours, asked([cabinets, true]));
  expect(both.inspectionQuestions).toEqual(
    asked([growth, false], [cabinets, true], [packOut, true]).inspectionQuestions,
  );
  expect(changeDraft(both, asked([growth, null], [packOut, null])).inspectionQuestions).toEqual(
    asked([cabinets, true]).inspectionQuestions,
  );
  expect(changeDraft(both, { category: 'Category 2' }).inspectionQuestions).toBe(both.inspectionQuestions);
});

const changes = fc.record(
  {
    category: fc.constantFrom('Category 1', 'Category 2', null),
    additionalNotes: fc.constantFrom('', 'Wet', null),
    inspectionQuestions: fc.uniqueArray(
      fc.record({ code: fc.constantFrom(...questionCodes), answer: fc.constantFrom(true, false, null) }),
      { selector: ({ code }) => code },
    ),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<DraftChange>;

test('draft changes: two joined equal two in sequence', () => {
  fc.assert(
    fc.property(changes, changes, changes, (before, earlier, later) => {
      const draft = changeDraft(emptyDraft, before);
      expect(changeDraft(draft, joinChanges(earlier, later))).toEqual(
        changeDraft(changeDraft(draft, earlier), later),
      );
    }),
  );
});
