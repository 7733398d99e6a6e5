import type { Composed } from './compose.ts';

/** A draft's columns. */
export const stored = ({ billTo, customer, lines, ...of }: Composed) => ({
  ...of,
  billTo: JSON.stringify(billTo),
  customer: JSON.stringify(customer),
  lines: JSON.stringify(lines),
});
