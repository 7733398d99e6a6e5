import { z } from 'zod';
import { amountOf, withLines } from '../estimates/approved.ts';
import type { ApprovedLine } from '../estimates/approved-line.ts';
import { type Billed, type BilledLine, billed } from '../estimates/billed.ts';
import { billedLine } from '../estimates/billed-line.ts';
import { sumOf } from '../estimates/decimal.ts';
import { standing } from '../estimates/standing.ts';
import { dateTime } from '../shapes.ts';

const figures = z.object({ quantity: z.number(), rate: z.number(), amount: z.number() });

/** A line that differs: what is approved of it, what is asked now, and the difference. */
export const supplementLine = billedLine.omit({ quantity: true, rate: true }).extend({
  /** Null on a line that was not in what is approved. */
  approved: figures.nullable(),
  /** Null on a line that is no longer asked for. */
  asked: figures.nullable(),
});
export type SupplementLine = z.output<typeof supplementLine>;

/** Every figure is what is asked minus what is approved, so that both add up to the cent. */
export const supplementContent = z.object({
  lines: z.array(supplementLine),
  overheadAndProfit: z.number(),
  tax: z.number(),
  total: z.number(),
  /** The whole that is approved: the estimate with its earlier approved supplements. */
  approved: billed,
  /** The whole that is asked: the newer estimate. */
  asked: billed,
});
export type SupplementContent = z.output<typeof supplementContent>;

export const supplement = supplementContent.extend({
  inspectionId: z.string(),
  projectId: z.number(),
  /** 1 is S1. */
  number: z.number(),
  /** The approved estimate that it adds to, and the newer one that it was made from. */
  estimateNumber: z.number(),
  from: z.number(),
  madeAt: dateTime,
  madeBy: z.string(),
  standing,
});
export type Supplement = z.output<typeof supplement>;

const difference = (asked: number, approved: number) => sumOf([asked, -approved]);
const figuresOf = ({ quantity, rate, amount }: BilledLine) => ({ quantity, rate, amount });

/** What is asked beyond what is approved; without lines nothing differs. */
export function supplementOf(approved: Billed, asked: Billed): SupplementContent {
  const [was, is] = [approved, asked].map((of) => new Map(of.lines.map((line) => [line.key, line]))) as [
    Map<string, BilledLine>,
    Map<string, BilledLine>,
  ];
  const lines = [...new Set([...is.keys(), ...was.keys()])].flatMap((key): SupplementLine[] => {
    const [before, now] = [was.get(key), is.get(key)];
    if (
      before &&
      now &&
      before.quantity === now.quantity &&
      before.rate === now.rate &&
      before.amount === now.amount
    )
      return [];
    const { quantity: _, rate: __, ...line } = (now ?? before)!;
    return [
      {
        ...line,
        amount: difference(now?.amount ?? 0, before?.amount ?? 0),
        approved: before ? figuresOf(before) : null,
        asked: now ? figuresOf(now) : null,
      },
    ];
  });
  return {
    lines,
    overheadAndProfit: difference(asked.overheadAndProfit, approved.overheadAndProfit),
    tax: difference(asked.tax, approved.tax),
    total: difference(asked.total, approved.total),
    approved,
    asked,
  };
}

/** The whole once a supplement is approved, with the lines that were approved otherwise than asked. */
export const wholeWith = ({ asked }: SupplementContent, lines: readonly ApprovedLine[]): Billed =>
  withLines(asked, lines);

/** A supplement as it was approved. */
export const approvedSupplement = (
  content: SupplementContent,
  { lines }: { lines?: readonly ApprovedLine[] | null | undefined },
): SupplementContent => supplementOf(content.approved, wholeWith(content, lines ?? []));

/** The lines of a supplement as they are invoiced: more of the same quantity where that is all, else their difference. */
export function billedOfSupplement({ lines, asked, ...of }: SupplementContent): Billed {
  const { overheadAndProfitPercent, taxPercent } = asked;
  return {
    lines: lines.map(({ approved: was, asked: now, ...line }) => {
      const quantity = sumOf([now?.quantity ?? 0, -(was?.quantity ?? 0)]);
      const rate = now?.rate ?? 0;
      const isMore = quantity > 0 && (!was || was.rate === rate) && amountOf(quantity, rate) === line.amount;
      return isMore ? { ...line, quantity, rate } : { ...line, quantity: 1, unit: 'EA', rate: line.amount };
    }),
    overheadAndProfitPercent,
    overheadAndProfit: of.overheadAndProfit,
    taxPercent,
    tax: of.tax,
    total: of.total,
  };
}
