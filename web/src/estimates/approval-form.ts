import type { ApprovedLine } from '@tidemark/contract/estimates/approved-line';
import type { BilledLine } from '@tidemark/contract/estimates/billed';
import { supplementApprovalEntry } from '@tidemark/contract/estimates/letter';
import { typedNumber } from '@tidemark/contract/typed-numbers';
import type { z } from 'zod';
import { officeCopy as copy } from './office-copy.ts';

export type ApprovalBody = z.output<typeof supplementApprovalEntry>;
export type ApprovableLine = Pick<
  BilledLine,
  'key' | 'group' | 'heading' | 'title' | 'unit' | 'quantity' | 'rate'
>;
/** What is typed of a line. */
export interface TypedLine {
  quantity: string;
  rate: string;
  reason: string;
}
export interface ApprovalForm {
  approvedBy: string;
  approvedOn: string;
  amount: string;
  fileId: string;
  /** Of the lines in which something was typed, by key. */
  lines: Readonly<Record<string, TypedLine>>;
}
/** By the name of its field; of a line "lines.{key}.rate". */
export type ApprovalErrors = Readonly<Record<string, string>>;

export const typedLine = ({ quantity, rate }: ApprovableLine): TypedLine => ({
  quantity: String(quantity),
  rate: rate.toFixed(2),
  reason: '',
});

/** The lines whose figures differ. Half-typed figures count as not typed yet. */
export function differing(lines: readonly ApprovableLine[], typed: ApprovalForm['lines']): ApprovedLine[] {
  return lines.flatMap((line) => {
    const its = typed[line.key];
    if (!its) return [];
    const quantity = figure(its.quantity) ?? line.quantity;
    const rate = figure(its.rate) ?? line.rate;
    if (quantity === line.quantity && rate === line.rate) return [];
    return { key: line.key, quantity, rate, reason: its.reason.trim() || null };
  });
}

/** A figure of at most two decimals. */
function figure(typed: string): number | undefined {
  const number = typedNumber(typed);
  return number !== undefined && Number(number.toFixed(2)) === number ? number : undefined;
}

/** What is to be saved, or what is wrong with it, by field. */
export function readApproval(
  lines: readonly ApprovableLine[],
  { lines: typed, fileId, ...said }: ApprovalForm,
): { errors: ApprovalErrors; entered: ApprovalBody | undefined } {
  const errors: Record<string, string> = {};
  const differ = differing(lines, typed);
  const amount = typedNumber(said.amount);
  const body = { ...said, amount, lines: differ, fileId: fileId || null };
  const read = supplementApprovalEntry.safeParse(body);
  for (const { path, message } of read.error?.issues ?? []) {
    const [field, at, part] = path.map(String);
    const key = field === 'lines' ? differ[Number(at)]?.key : undefined;
    if (key !== undefined) errors[`lines.${key}.${part}`] ??= message;
    else errors[field ?? ''] ??= field === 'amount' ? copy.amountWrong : message;
  }
  for (const { key, group } of lines) {
    const its = typed[key];
    if (!its) continue;
    for (const part of ['quantity', 'rate'] as const)
      if (figure(its[part]) === undefined) errors[`lines.${key}.${part}`] = copy.figureWrong;
    if ((figure(its.rate) ?? 0) < 0 && group !== 'adjustment') errors[`lines.${key}.rate`] = copy.belowZero;
  }
  return { errors, entered: Object.keys(errors).length === 0 ? read.data : undefined };
}
