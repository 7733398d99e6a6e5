import { changeDraft } from '@tidemark/contract/inspections/change-draft';
import { type Draft, emptyDraft } from '@tidemark/contract/inspections/draft';
import { policyFields } from '@tidemark/contract/inspections/fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearedBySelfPay } from './cleared-policies.ts';

const names = Object.keys(policyFields).flatMap((name) => [name, `${name}1`]);
const valuesOf = (name: string) =>
  name.startsWith('deductible')
    ? fc.constantFrom(null, 0, 500.5)
    : name.startsWith('dateOfLoss')
      ? fc.constantFrom(null, '2026-11-20')
      : fc.constantFrom(null, '', 'Fairway');
const insured: fc.Arbitrary<Draft> = fc
  .record({
    policyType: fc.constantFrom(null, 'Master' as const, 'Individual' as const, 'Both' as const),
    ...Object.fromEntries(names.map((name) => [name, valuesOf(name)])),
  })
  .map((fields) => ({ ...emptyDraft, insuranceClaimType: 'Insurance' as const, ...fields }) as Draft);

test('cleared policies: everything SelfPay clears is counted, and Undo restores all of it', () => {
  fc.assert(
    fc.property(insured, (draft) => {
      const { count, before } = clearedBySelfPay(draft);
      const cleared = changeDraft(draft, { insuranceClaimType: 'SelfPay' });
      const differ = names.filter((name) => {
        const [was, is] = [draft, cleared].map((one) => one[name as keyof Draft]);
        return was !== is && was !== '';
      });
      expect(count).toBe(differ.length);
      const blankAsNone = (one: Draft) =>
        Object.fromEntries(Object.entries(one).map(([name, value]) => [name, value === '' ? null : value]));
      expect(blankAsNone(changeDraft(cleared, before))).toEqual(blankAsNone(draft));
    }),
  );
});
