import type { Meaning } from '@tidemark/contract/office/import/columns';
import type { DateOrder } from '@tidemark/contract/office/import/days';
import type { FileDates } from '@tidemark/contract/office/import/file-dates';
import { columnLabels } from '@tidemark/contract/office/import/read-line';
import { mostFileLines } from '@tidemark/contract/office/import/shapes';
import { showDay } from '@tidemark/contract/written-days';

/** The label of a column's meaning; `header` is the column's own. */
export const meaningLabel = (meaning: Exclude<Meaning, null>, header: string) =>
  meaning === 'inNotes' ? header : columnLabels[meaning];

const listed = new Intl.ListFormat('en-US');
export const figure = (count: number) => count.toLocaleString('en-US');
export const lineCount = (count: number) => `${figure(count)} ${count === 1 ? 'line' : 'lines'}`;

/** Texts of the import. */
export const copy = {
  title: 'Import projects',
  denied: "You don't have permission to import projects.",
  offline: "The import needs a connection. It continues when you're back online.",
  drop: 'Drop a CSV or Excel file here',
  kinds: `CSV or .xlsx with a header line. Up to ${mostFileLines.toLocaleString('en-US')} lines.`,
  choose: 'Choose a file',
  reading: 'Reading the file...',
  other: 'Choose another file',
  sample: 'Download a sample',
  columns: 'Columns',
  columnsHint: 'We matched your columns. Check them.',
  leaveOut: 'Leave out',
  inNotes: 'Add to Notes, with its header',
  leftOut: (headers: readonly string[]) => `Left out: ${headers.join(', ')}.`,
  leftOutHint: "These columns won't be imported. Choose Notes for the ones you want to keep.",
  above: (line: number) =>
    line === 2
      ? 'The headers are in line 2. Line 1 is left out.'
      : `The headers are in line ${line}. Lines 1 to ${line - 1} are left out.`,
  sheet: (name: string, others: number) =>
    others === 0
      ? `Sheet ${name}.`
      : `Sheet ${name}, the first sheet with data. ${figure(others)} ${others === 1 ? 'other sheet is' : 'other sheets are'} left out.`,
  order: 'Which comes first in the dates of this file?',
  orderHint: ({ open, monthFirst, dayFirst }: FileDates) =>
    monthFirst && dayFirst
      ? `Line ${monthFirst.line} has the month first (${monthFirst.cell.trim()}), line ${dayFirst.line} the day (${dayFirst.cell.trim()}). Dates in the other order will need fixing.`
      : `${open?.cell.trim()} in line ${open?.line} can be read both ways, and no other date in the file settles it.`,
  orderChoice: (order: DateOrder, day: string | undefined) =>
    `${order === 'month-first' ? 'Month' : 'Day'} first${day ? `: ${showDay(day)}` : ''}`,
  orderSettled: ({ order, monthFirst, dayFirst }: FileDates) => {
    const [first, told] = order === 'month-first' ? ['month', monthFirst] : ['day', dayFirst];
    return `Dates are read with the ${first} first, based on line ${told?.line} (${told?.cell.trim()}).`;
  },
  orderNeeded: 'Choose whether the month or the day comes first in dates.',
  notReached: "Couldn't reach the office.",
  notChecked: (why: string) => `Not checked. ${why} Change a cell in the line to try again.`,
  correctHere: "Fix a cell here and its line is checked again. The file itself isn't changed.",
  cellOf: (label: string, line: number) => `${label} of line ${line}`,
  empty: '(empty)',
  unnamed: (at: number) => `Column ${at + 1}`,
  needed: (names: readonly string[]) =>
    `${listed.format(names)} ${names.length === 1 ? 'is' : 'are'} required.`,
  neededHint: 'Choose a column for each missing field.',
  check: 'Check lines',
  checking: 'Checking lines',
  checked: 'Check',
  back: 'Back to columns',
  stop: 'Stop',
  stopping: 'Stopping...',
  goOn: 'Continue',
  broken: 'The check stopped.',
  importBroken: 'The import stopped.',
  importBrokenHint:
    'Imported projects stay. Continue, or import the same file later. No project is created twice.',
  all: (count: number) => (count === 1 ? 'Import this line' : `Import all ${lineCount(count)}`),
  onlyGood: (count: number) => `Import the ${figure(count)} valid ${count === 1 ? 'line' : 'lines'}`,
  onlyNew: (count: number) => `Import the ${figure(count)} new ${count === 1 ? 'line' : 'lines'}`,
  nothingNew: 'Every valid line in this file has already been imported. There is nothing to import.',
  nothingGood: 'No lines in this file can be imported.',
  refused: 'Needs fixing',
  created: 'New',
  existing: 'Already imported',
  everyLine: 'All lines',
  downloadRefused: (count: number) => `Download ${lineCount(count)} to fix`,
  reason: 'Reason',
  importing: 'Importing lines',
  progress: (done: number, of: number) => `${figure(done)} of ${lineCount(of)}`,
  done: 'Import done',
  stopped: 'Import stopped',
  notSent: 'Not imported',
  another: 'Import another file',
  undo: {
    action: 'Undo this import',
    title: 'Undo this import?',
    message: (projects: number) =>
      `${projects === 1 ? 'The project' : `The ${figure(projects)} projects`} it created will be deleted. Projects someone has since worked on or changed stay.`,
    confirmLabel: 'Undo import',
    cancelLabel: 'Keep projects',
    done: (removed: number) =>
      removed === 1
        ? 'Import undone. 1 project was deleted.'
        : `Import undone. ${figure(removed)} projects were deleted.`,
    kept: (count: number) =>
      count === 1
        ? '1 project stays because someone worked on it:'
        : `${figure(count)} projects stay because someone worked on them:`,
    more: (count: number) => `And ${figure(count)} more.`,
    hint: 'Available for one hour, as long as no one has worked on its projects.',
    recent: 'Imports in the last hour',
    of: (projects: number) => `${figure(projects)} ${projects === 1 ? 'project' : 'projects'}`,
    unnamed: 'A file sent by another program',
  },
  /** The list is sorted newest first. */
  newest: 'Show newest projects',
  leave: {
    title: 'Leave while importing?',
    message: 'The import will stop. Projects already imported stay.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay here',
  },
} as const;
