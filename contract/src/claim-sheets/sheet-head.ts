import type { SheetPolicy } from '../inspections/policies.ts';
import { showDay } from '../written-days.ts';

type Fact = [label: string, value: string | null];

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/**
 * The claim in a sheet's header: its two facts among the ten and, with two policies, the second one's facts and both
 * deductibles in a separate row.
 */
export function claimFacts(policies: readonly SheetPolicy[]): { among: Fact[]; below: Fact[] } {
  const [first, second] = policies;
  const whose = second ? ', master' : '';
  const among: Fact[] = [
    [`Claim number${whose}`, first?.claimNumber ?? null],
    [`Date of loss${whose}`, dayOf(first)],
  ];
  if (!first || !second) return { among, below: [] };
  const below: Fact[] = [
    ['Claim number, homeowner', second.claimNumber],
    ['Date of loss, homeowner', dayOf(second)],
    ['Deductible, master', amountOf(first)],
    ['Deductible, homeowner', amountOf(second)],
  ];
  return { among, below };
}

const dayOf = (policy: SheetPolicy | undefined) =>
  policy?.dateOfLoss ? showDay(policy.dateOfLoss.slice(0, 10)) : null;
const amountOf = ({ deductible }: SheetPolicy) => (deductible === null ? null : money.format(deductible));
