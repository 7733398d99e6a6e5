import { numberFormat } from '../ui/formats.ts';
/** Texts of an estimate. */
export const copy = {
  title: 'Estimate',
  number: (number: number) => `Estimate ${number}`,
  draft: 'Draft, kept when the inspection is submitted',
  priceList: (version: number) => `Price list ${version}`,
  newer: (version: number) => `Price list ${version} is newer.`,
  total: 'Total',
  billTo: 'Bill to',
  deductible: 'Deductible, not taken off',
  notEntered: 'Not entered',
  open: (count: number) =>
    `${count} ${count === 1 ? 'line is' : 'lines are'} marked All without a measure and not charged.`,
  pdf: 'PDF',
  csv: 'CSV',
  acts: 'Downloads and computing anew',
  anew: 'Compute anew',
  offline: 'The estimate needs the network. It shows when you are back online.',
  loadFailed: 'Failed to load the estimate',
  again: 'Retry',
  earlier: 'Earlier estimates',
  lines: (count: number) => (count === 1 ? '1 line changed' : `${count} lines changed`),
  first: 'First one',
  otherFacts: 'Other facts changed',
  pdfDone: ['PDF Downloaded', 'Estimate PDF has been downloaded successfully.'],
  pdfFailed: ['Download Failed', 'Failed to download PDF. Please try again.'],
  csvDone: ['CSV Downloaded', 'Estimate CSV has been downloaded successfully.'],
  csvFailed: ['Download Failed', 'Failed to download CSV. Please try again.'],
  downloadOffline: ['The download needs the network', 'Estimates are made at the office.'],
  made: (number: number) => ['Estimate computed', `Estimate ${number} is kept.`] as const,
  same: ['Nothing has changed', 'The estimate says the same as before.'],
  makeFailed: ['Error', 'Failed to compute the estimate. Please try again.'],
} as const;

export const dollars = numberFormat({ style: 'currency', currency: 'USD' });
