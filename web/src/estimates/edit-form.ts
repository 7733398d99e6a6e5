import type { Estimate } from '@tidemark/contract/estimates/actions';
import { type EstimateEdits, estimateEdits, lineKey } from '@tidemark/contract/estimates/edits';
import type { EstimateFee } from '@tidemark/contract/estimates/estimate-shape';
import { typedNumber } from '@tidemark/contract/typed-numbers';

/** What is typed; empty: none. */
interface Remark {
  code: string;
  note: string;
}
export interface LineForm extends Remark {
  id: string;
  roomId: string | null;
  title: string;
  quantity: string;
  unit: string;
  rate: string;
}
export interface AdjustmentForm extends Remark {
  id: string;
  title: string;
  amount: string;
}
export interface EditForm {
  remarks: Readonly<Record<string, Remark>>;
  lines: readonly LineForm[];
  adjustments: readonly AdjustmentForm[];
}
export type EditErrors = Readonly<Record<string, string>>;

const typed = ({ code, note }: { code: string | null; note: string | null }): Remark => ({
  code: code ?? '',
  note: note ?? '',
});
export const noRemark: Remark = { code: '', note: '' };

export const formOf = ({ remarks, lines, adjustments }: EstimateEdits): EditForm => ({
  remarks: Object.fromEntries(Object.entries(remarks).map(([key, of]) => [key, typed(of)])),
  lines: lines.map((line) => ({
    ...line,
    ...typed(line),
    quantity: String(line.quantity),
    rate: line.rate.toFixed(2),
  })),
  adjustments: adjustments.map((one) => ({ ...one, ...typed(one), amount: one.amount.toFixed(2) })),
});

const figure = (text: string) => typedNumber(text) ?? text;
const remark = ({ code, note }: Remark) => ({ code: code.trim() || null, note: note.trim() || null });
const figures: Record<string, string> = {
  quantity: 'Enter a quantity above 0 with at most 2 decimals.',
  rate: 'Enter a rate in dollars with at most 2 decimals.',
  amount: 'Enter an amount in dollars, with a minus to take it off.',
};

/** What is saved, or the first sentence of each field that is wrong, by its path. */
export function readEdits(form: EditForm): { errors: EditErrors; entered: EstimateEdits | undefined } {
  const read = estimateEdits.safeParse({
    remarks: Object.fromEntries(
      Object.entries(form.remarks)
        .map(([key, of]) => [key, remark(of)] as const)
        .filter(([, { code, note }]) => code || note),
    ),
    lines: form.lines.map((line) => ({
      ...line,
      ...remark(line),
      quantity: figure(line.quantity),
      rate: figure(line.rate),
    })),
    adjustments: form.adjustments.map((one) => ({ ...one, ...remark(one), amount: figure(one.amount) })),
  });
  if (read.success) return { errors: {}, entered: read.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of read.error.issues)
    errors[path.join('.')] ??= figures[String(path.at(-1))] ?? message;
  return { errors, entered: undefined };
}

interface ComputedLine {
  key: string;
  title: string;
  figures: string;
  /** As it is on the estimate: the office's, or else the price list's. */
  code?: string;
}
export interface LineGroup {
  roomId: string | null;
  /** The office adds no lines of its own to it. */
  isComputed?: boolean;
  name: string;
  lines: ComputedLine[];
}

/** What the claim sheets and the inspection charge, by room, and what has none. */
export function groupsOf({ rooms, fees, drying }: Estimate): LineGroup[] {
  const shown = (key: string, of: Pick<EstimateFee, 'title' | 'quantity' | 'unit' | 'rate' | 'code'>) => ({
    ...{ key, title: of.title, ...(of.code && { code: of.code }) },
    figures: `${of.quantity} ${of.unit} × ${of.rate.toFixed(2)}`,
  });
  return [
    ...rooms.map(({ roomId, name, lines }) => ({
      ...{ roomId, name },
      lines: lines.map((line) => shown(lineKey(roomId, line), line)),
    })),
    ...(drying
      ? [
          {
            isComputed: true,
            roomId: null,
            name: 'Drying',
            lines: drying.lines.map((line) => shown(line.key, line)),
          },
        ]
      : []),
    { roomId: null, name: 'Fees and other lines', lines: fees.map((fee) => shown(fee.key, fee)) },
  ];
}
