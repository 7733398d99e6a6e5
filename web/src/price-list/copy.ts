import { isCode } from '@tidemark/contract/price-list/price-list';
import { leaving } from '../ui/feedback/leaving.ts';
import { numberFormat } from '../ui/format/formats.ts';

/** "2 prices, 1 code". */
function priced(fields: Iterable<string>): string {
  const all = [...fields];
  const codes = all.filter(isCode).length;
  const said = (count: number, word: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? word : `${word}s`}`];
  return [...said(all.length - codes, 'price'), ...said(codes, 'code')].join(', ');
}

/** Texts of the price list. */
export const copy = {
  title: 'Price list',
  prices: 'Prices',
  examples: 'Examples. Set your own.',
  search: 'Search lines...',
  version: (version: number) => `Version ${version}`,
  shipped: 'Default price list',
  saved: (at: string, by: string) => `Saved ${at} by ${by}`,
  readOnly: 'Only managers can change prices.',
  refused: 'Only managers can read the price list.',
  refusedHint: 'The company keeps it from technicians. A manager can change that under Settings, Company.',
  offline: "The price list needs a connection. It will load when you're back online.",
  loadFailed: 'Failed to load the price list',
  save: 'Save price list',
  discard: 'Discard changes',
  changed: (fields: Iterable<string>) => `${priced(fields)} changed`,
  wrong: (fields: Iterable<string>) => `${priced(fields)} cannot be read`,
  unusual: (count: number) => ({
    title: count === 1 ? 'Save an unusual price?' : `Save ${count} unusual prices?`,
    confirmLabel: count === 1 ? 'Save this price' : 'Save these prices',
    cancelLabel: 'Review again',
  }),
  savedToast: ['Price list saved', 'New estimates will use it.'],
  saveFailed: ['Error', 'Failed to save the price list. Please try again.'],
  conflict: 'Someone saved a newer price list.',
  conflictHint: 'Load it and review your changes. What you typed is kept.',
  loadNewest: 'Load the latest',
  leave: leaving('Your changes are not saved.'),
  nothingFound: 'No lines found',
  nothingFoundHint: 'Try different words.',
  exportCsv: 'Export CSV',
  importFile: 'Import file',
  imported: (fields: ReadonlySet<string>) =>
    fields.size === 0
      ? "The file doesn't change anything."
      : `${copy.changed(fields)} by the file. Nothing is saved yet.`,
  importProblems: (count: number) =>
    count === 1 ? '1 line of the file was left out' : `${count} lines of the file were left out`,
  more: (count: number) => `and ${count} more`,
  noCsv: 'This file is not a price list. It needs the column Key, and Price or Code.',
  noCode: 'This line has no code.',
  twice: (line: number, before: string, isCode: boolean) =>
    isCode
      ? `Line ${line} has ${before || 'no code'} for it, and that is used.`
      : `Line ${line} has ${before} for it, and that price is used.`,
  line: 'Line',
  unit: 'Unit',
  code: 'Code',
  price: 'Price',
  codeOf: (title: string) => `${title}, code`,
  show: 'Show changes',
  toSave: 'To save',
  versions: 'Versions',
  from: 'Earlier version',
  to: 'Later version',
  same: 'These versions are identical.',
  unsaved: 'Not saved',
} as const;

export const showFigure = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
