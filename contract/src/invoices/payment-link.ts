import type { Invoice } from './invoice.ts';

const fields = ['invoice', 'amount', 'cents', 'project', 'customer'] as const;
type LinkField = (typeof fields)[number];

const field = /\{([^{}]*)\}/g;
/** The place is the company's own: no field is in it. */
const isHttps = (template: string) => /^https:\/\/[^\s/?#{}]+([/?#]\S*)?$/i.test(template);

/** Why an address template cannot be saved, as it is said; undefined where it can. */
export function paymentLinkFault(template: string): string | undefined {
  const named = [...template.matchAll(field)].map(([, name]) => name!);
  if (!isHttps(template)) return 'Use an https address.';
  const unknown = named.find((name) => !fields.some((one) => one === name));
  if (unknown !== undefined) return `{${unknown}} is not a field.`;
  return named.includes('invoice') ? undefined : '{invoice} is missing.';
}

/** `encodeURIComponent` leaves some letters that a query or a mail program reads as its own. */
const encoded = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** The company's page for paying an invoice with a balance; nothing comes back from it. */
export function paymentLink(
  template: string | null,
  of: Pick<Invoice, 'number' | 'balance' | 'projectId' | 'customer'>,
): string | null {
  if (!template || of.number === null || of.balance <= 0) return null;
  const values: Record<LinkField, string> = {
    invoice: of.number,
    amount: of.balance.toFixed(2),
    cents: String(Math.round(of.balance * 100)),
    project: String(of.projectId),
    customer: of.customer.name,
  };
  return template.replace(field, (all, name: LinkField) =>
    Object.hasOwn(values, name) ? encoded(values[name]) : all,
  );
}
