/** "HR-2026-0012": at least four digits, and as many as a year needs. */
export const invoiceNumber = (prefix: string, year: number, n: number): string =>
  `${prefix}${year}-${String(n).padStart(4, '0')}`;
