import type { EstimateContent } from './estimate-shape.ts';

/** The deductibles of a claim, labeled by policy if there are two. */
export function deductiblesOf({
  policies,
  deductible,
}: Pick<EstimateContent, 'policies' | 'deductible'>): { label: string; amount: number }[] {
  if (policies.length < 2) return deductible === null ? [] : [{ label: 'Deductible', amount: deductible }];
  return policies.flatMap(({ kind, deductible: amount }) =>
    amount === null ? [] : { label: `Deductible, ${kind === 'Master' ? 'master' : 'homeowner'}`, amount },
  );
}
