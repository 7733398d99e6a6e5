import type { Meaning } from '@tidemark/contract/office/import/columns';
import type { DateOrder } from '@tidemark/contract/office/import/days';
import type { FileDates } from '@tidemark/contract/office/import/file-dates';
import { columnLabels } from '@tidemark/contract/office/import/read-line';
import { mostFileLines } from '@tidemark/contract/office/import/shapes';
import { showDay } from '@tidemark/contract/written-days';

/** The label of a column's meaning; `header` is the column's own. */
export const meaningLabel = (meaning: Exclude<Meaning, null>, header: string) =>
  meaning === 'inNotes' ? header : columnLabels[meaning];

export const figure = (count: number) => count.toLocaleString('en-US');
export const lineCount = (count: number) => `${figure(count)} ${count === 1 ? 'line' : 'lines'}`;

/** Texts of the import. */
export const copy = {
  title: 'Import projects',
  denied: "You don't have permission to import projects.",
  offline: 'The import needs the network. It goes on when you are back online.',
  drop: 'Drop a CSV or Excel file here',
  kinds: `CSV or .xlsx, with a line that names the columns. Up to ${mostFileLines.toLocaleString('en-US')} lines.`,
  choose: 'Choose a file',
  reading: 'Reading the file...',
  other: 'Choose another file',
  sample: 'Download a sample',
  tooLarge: 'This file is larger than 30 MB. Copy the jobs into a file of their own, then choose that file.',
  columns: 'Columns',
  columnsHint: 'What each column of the file is. Guessed by its header.',
  leaveOut: 'Leave out',
  inNotes: 'Add to Notes, with its header',
  leftOut: (headers: readonly string[]) => `Left out: ${headers.join(', ')}.`,
  leftOutHint: 'Nothing of these columns is imported. Choose Notes for what you want to keep.',
  above: (line: number) =>
    line === 2
      ? 'The headers stand in line 2. Line 1 is left out.'
      : `The headers stand in line ${line}. Lines 1 to ${line - 1} are left out.`,
  sheet: (name: string, others: number) =>
    others === 0
      ? `Sheet ${name}.`
      : `Sheet ${name}, the first with something in it. ${figure(others)} ${others === 1 ? 'other sheet is' : 'other sheets are'} left out.`,
  order: 'Which comes first in the dates of this file?',
  orderHint: ({ open, monthFirst, dayFirst }: FileDates) =>
    monthFirst && dayFirst
      ? `Line ${monthFirst.line} has the month first (${monthFirst.cell.trim()}), line ${dayFirst.line} the day (${dayFirst.cell.trim()}). What you do not choose is to correct.`
      : `${open?.cell.trim()} in line ${open?.line} can be read both ways, and no date of the file tells which.`,
  orderChoice: (order: DateOrder, day: string | undefined) =>
    `${order === 'month-first' ? 'Month' : 'Day'} first${day ? `: ${showDay(day)}` : ''}`,
  orderSettled: ({ order, monthFirst, dayFirst }: FileDates) => {
    const [first, told] = order === 'month-first' ? ['month', monthFirst] : ['day', dayFirst];
    return `Dates are read with the ${first} first, as line ${told?.line} tells (${told?.cell.trim()}).`;
  },
  orderNeeded: 'Choose which comes first in the dates, the month or the day.',
  notReached: 'The office was not reached.',
  notChecked: (why: string) => `Not checked. ${why} Change a cell of the line to try again.`,
  correctHere: 'Correct a cell here, and its line is checked again. The file itself stays as it is.',
  cellOf: (label: string, line: number) => `${label} of line ${line}`,
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
  undo: {
    action: 'Undo this import',
    title: 'Undo this import?',
    message: (projects: number) =>
      `${projects === 1 ? 'The project' : `The ${figure(projects)} projects`} it made will be deleted. What somebody has worked on or changed since stays.`,
    confirmLabel: 'Undo import',
    cancelLabel: 'Keep projects',
    done: (removed: number) =>
      removed === 1
        ? 'Import undone. 1 project was deleted.'
        : `Import undone. ${figure(removed)} projects were deleted.`,
    kept: (count: number) =>
      count === 1
        ? '1 project stays, as it was worked on:'
        : `${figure(count)} projects stay, as they were worked on:`,
    more: (count: number) => `And ${figure(count)} more.`,
    hint: 'For an hour, as long as nobody has worked on its projects.',
    recent: 'Imports of the last hour',
    of: (projects: number) => `${figure(projects)} ${projects === 1 ? 'project' : 'projects'}`,
    unnamed: 'A file sent by another program',
  },
  /** The list is sorted newest first. */
  newest: 'Show newest projects',
  leave: {
    title: 'Leave while importing?',
    message: 'The import stops. What was imported stays.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay here',
  },
} as const;
