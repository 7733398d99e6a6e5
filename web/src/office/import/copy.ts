import { fieldLabels } from '@tidemark/contract/office/fields';
import { type ImportColumn, mostFileLines } from '@tidemark/contract/office/import';

const { technicianId: _, ...labels } = fieldLabels;
/** How a column of a project is called; the sentences of the contract begin with these words. */
export const columnLabels: Record<ImportColumn, string> = {
  externalId: 'External id',
  ...labels,
  technicianEmail: 'Technician email',
};

export const figure = (count: number) => count.toLocaleString('en-US');
export const lineCount = (count: number) => `${figure(count)} ${count === 1 ? 'line' : 'lines'}`;

/** Texts of the import. */
export const copy = {
  title: 'Import projects',
  denied: "You don't have permission to import projects.",
  offline: 'The import needs the network. It goes on when you are back online.',
  drop: 'Drop a CSV file here',
  kinds: `Its first line names the columns. Up to ${mostFileLines.toLocaleString('en-US')} lines.`,
  choose: 'Choose a CSV file',
  other: 'Choose another file',
  sample: 'Download a sample',
  notRead: 'This file is no CSV. In your spreadsheet program, save it as CSV, then choose that file.',
  nothing: 'This file is empty.',
  noLines: 'There are no lines under the headers.',
  tooMany: (lines: number) =>
    `This file has ${lineCount(lines)}. Use at most ${figure(mostFileLines)} in a file.`,
  columns: 'Columns',
  columnsHint: 'What each column of the file is. Guessed by its header.',
  leaveOut: 'Leave out',
  empty: '(empty)',
  unnamed: (at: number) => `Column ${at + 1}`,
  needed: (names: readonly string[]) => `Every project needs ${names.join(', ')}.`,
  neededHint: 'Choose which column has it.',
  check: 'Check lines',
  checking: 'Checking lines',
  checked: 'Check',
  back: 'Back to columns',
  stop: 'Stop',
  stopping: 'Stopping...',
  goOn: 'Go on',
  broken: 'The check stopped.',
  importBroken: 'The import stopped.',
  importBrokenHint:
    'What was imported stays. Go on, or import the same file later: no project is made twice.',
  all: (count: number) => (count === 1 ? 'Import this line' : `Import all ${lineCount(count)}`),
  onlyGood: (count: number) => `Import the ${figure(count)} good ${count === 1 ? 'line' : 'lines'}`,
  onlyNew: (count: number) => `Import the ${figure(count)} new ${count === 1 ? 'line' : 'lines'}`,
  nothingNew: 'Every good line of this file is a project already. There is nothing to import.',
  nothingGood: 'No line of this file can be imported.',
  refused: 'To correct',
  created: 'New',
  existing: 'Already a project',
  everyLine: 'All lines',
  downloadRefused: (count: number) => `Download ${lineCount(count)} to correct`,
  reason: 'Reason',
  importing: 'Importing lines',
  progress: (done: number, of: number) => `${figure(done)} of ${lineCount(of)}`,
  done: 'Import done',
  stopped: 'Import stopped',
  notSent: 'Not imported',
  another: 'Import another file',
  /** The list stands newest first. */
  newest: 'Show newest projects',
  leave: {
    title: 'Leave while importing?',
    message: 'The import stops. What was imported stays.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay here',
  },
} as const;
