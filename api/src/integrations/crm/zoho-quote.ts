import { sumOf } from '@tidemark/contract/estimates/decimal';
import { SendFailure } from '../failure.ts';
import type { ZohoCall } from '../zoho/zoho-call.ts';
import type { CrmQuote } from './crm.ts';

interface QuotedItem {
  Product_Name: { id: string };
  Quantity: number;
  List_Price: number;
  Description: string;
}

const perCall = 100;

/** A line's product is found by its name, which is unique in Zoho: one product per title of the price list. */
async function productIds(
  call: ZohoCall,
  titles: string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (let from = 0; from < titles.length; from += perCall) {
    const part = titles.slice(from, from + perCall);
    const answer = await call<{ data?: { status: string; code: string; details?: { id?: string } }[] }>({
      method: 'POST',
      path: '/crm/v8/Products/upsert',
      headers: { 'content-type': 'application/json' },
      body: () =>
        JSON.stringify({
          data: part.map((title) => ({ Product_Name: title })),
          duplicate_check_fields: ['Product_Name'],
          trigger: [],
        }),
      signal,
    });
    part.forEach((title, index) => {
      const row = answer?.data?.[index];
      if (row?.status !== 'success' || !row.details?.id)
        throw new SendFailure(`Zoho CRM refused the product ${title}: ${row?.code ?? 'no reason given'}.`, {
          again: !row,
        });
      ids.set(title, row.details.id);
    });
  }
  return ids;
}

const productOf = (title: string) => `Tidemark: ${title}`.slice(0, 200);

/**
 * The quote in Zoho's format. Each line has its amount as price, with quantity and rate as text: Zoho rounds on its
 * own, and the sum must match the estimate to the cent.
 */
export async function quoteRow(
  call: ZohoCall,
  quote: CrmQuote,
  idField: string,
  known: Set<string>,
  signal: AbortSignal,
) {
  const extra = [
    { title: 'Overhead and profit', amount: quote.overheadAndProfit },
    { title: 'Tax', amount: quote.tax },
  ].filter(({ amount }) => amount !== 0);
  // A price below 0 is refused; what is taken off has a field of its own.
  const off = known.has('Adjustment') ? quote.lines.filter(({ amount }) => amount < 0) : [];
  const charged = quote.lines.filter((line) => !off.includes(line));
  const titles = [...charged, ...extra].map(({ title }) => productOf(title));
  const ids = await productIds(call, [...new Set(titles)], signal);
  const item = (title: string, amount: number, Description: string): QuotedItem => ({
    Product_Name: { id: ids.get(productOf(title))! },
    Quantity: 1,
    List_Price: amount,
    Description: Description.slice(0, 2000),
  });
  const Quoted_Items = [
    ...charged.map(({ title, amount, description, quantity, unit, rate }) =>
      item(title, amount, `${description}: ${quantity} ${unit} at ${rate.toFixed(2)}`),
    ),
    ...extra.map(({ title, amount }) => item(title, amount, title)),
  ];
  const less = off.map(({ title, amount }) => ` ${title}: ${amount.toFixed(2)}.`).join('');
  const deductible = quote.deductibles
    .map(({ label, amount }) => ` ${label} (not subtracted): ${amount.toFixed(2)}.`)
    .join('');
  const wanted: Record<string, unknown> = {
    Subject: quote.subject,
    ...(off.length > 0 && { Adjustment: sumOf(off.map(({ amount }) => amount)) }),
    Description: `Bill to ${quote.billTo}. Price list ${quote.priceListVersion}. Total ${quote.total.toFixed(2)}.${less}${deductible}`,
  };
  const row = Object.fromEntries(Object.entries(wanted).filter(([field]) => known.has(field)));
  return { ...row, [idField]: quote.externalId, Quoted_Items };
}

/** An update adds lines to the quote. Only the last `count`, those just sent, stay. */
export async function putQuoteLines(
  call: ZohoCall,
  id: string,
  count: number,
  signal: AbortSignal,
): Promise<void> {
  const path = `/crm/v8/Quotes/${encodeURIComponent(id)}`;
  const answer = await call<{ data?: { Quoted_Items?: { id: string }[] }[] }>({
    method: 'GET',
    path,
    signal,
  });
  const lines = answer?.data?.[0]?.Quoted_Items ?? [];
  const former = lines.slice(0, Math.max(0, lines.length - count));
  if (former.length === 0) return;
  await call({
    method: 'PUT',
    path,
    headers: { 'content-type': 'application/json' },
    body: () =>
      JSON.stringify({ data: [{ Quoted_Items: former.map((line) => ({ id: line.id, _delete: null })) }] }),
    signal,
  });
}
