import type { ApprovedLine } from '@tidemark/contract/estimates/approved-line';
import type { BilledLine } from '@tidemark/contract/estimates/billed';

interface Said {
  approvedBy: string;
  approvedOn: string;
  amount: number;
  lines: readonly ApprovedLine[];
}

/** As text, because the log shows it to people. */
export function approvalInWords(
  { approvedBy, approvedOn, amount, lines }: Said,
  of: { lines: readonly Pick<BilledLine, 'key' | 'title' | 'unit'>[]; file: string | undefined },
) {
  const named = new Map(of.lines.map((line) => [line.key, line]));
  const differing = lines.map(({ key, quantity, rate, reason }) => {
    const { title, unit } = named.get(key)!;
    return [`${title}, ${quantity} ${unit} at ${rate.toFixed(2)}`, reason].filter(Boolean).join(', ');
  });
  return {
    ...{ approvedBy, approvedOn, amount },
    ...(differing.length > 0 && { lines: differing }),
    ...(of.file !== undefined && { file: of.file }),
  };
}
