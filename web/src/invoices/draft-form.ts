import type { Invoice, InvoiceKind } from '@tidemark/contract/invoices/invoice';
import { typedNumber } from '@tidemark/contract/typed-numbers';

export interface LineForm {
  key: string;
  title: string;
  quantity: string;
  unit: string;
  rate: string;
  taxed: boolean;
}

/** What is typed of a draft. */
export interface DraftForm {
  kind: InvoiceKind;
  estimateNumber: string;
  supplements: number[];
  name: string;
  address: string;
  phone: string;
  memo: string;
  lines: LineForm[];
}

let made = 0;
export const blankLine = (taxed: boolean): LineForm => ({
  ...{ key: `line ${++made}`, title: '', quantity: '1', unit: 'EA', rate: '', taxed },
});

/** A new one, or what a draft says. */
export function formOf(draft: Invoice | undefined): DraftForm {
  const { kind = 'claim', billTo, memo = '', estimate } = draft ?? {};
  const typed = kind === 'other' ? (draft?.lines.filter(({ group }) => group === 'other') ?? []) : [];
  return {
    kind,
    estimateNumber: String(estimate?.number ?? ''),
    supplements: draft?.supplements ?? [],
    name: billTo?.name ?? '',
    address: billTo?.address.join('\n') ?? '',
    phone: billTo?.phone ?? '',
    memo,
    lines: typed.map(({ title, quantity, unit, rate, taxed: its }) => ({
      ...blankLine(its),
      ...{ title, quantity: String(quantity), unit, rate: rate.toFixed(2) },
    })),
  };
}

/** As it is sent: an estimate says for itself whom it bills, unless somebody typed otherwise. */
export function entryOf({ kind, estimateNumber, supplements, name, address, phone, memo, lines }: DraftForm) {
  const given = name.trim() !== '';
  const billTo = {
    name,
    address: address
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean),
    phone: phone.trim() || null,
  };
  return {
    ...(given && { billTo }),
    memo,
    ...(kind === 'other'
      ? {
          lines: lines.map(({ key: _, quantity, rate, ...line }) => ({
            ...{ ...line, quantity: typedNumber(quantity), rate: typedNumber(rate) },
          })),
        }
      : { estimateNumber: estimateNumber === '' ? null : Number(estimateNumber), supplements }),
  };
}
