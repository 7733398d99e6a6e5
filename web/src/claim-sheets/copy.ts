import { showTime } from '../ui/format/dates.ts';
/** Texts of the claim sheet; those of the specification to the letter. */
export const copy = {
  backToRooms: 'Back to Room Setup',
  roomSetup: 'Room Setup',
  search: 'Search a line item',
  onlyFilled: 'Only filled',
  downloadPdf: 'Download PDF',
  pdf: 'PDF',
  groups: 'Groups',
  previousRoom: 'Previous room',
  nextRoom: 'Next room',
  done: 'Done',
  fullWidth: 'Full width',
  customLine: 'Custom line',
  name: 'Name',
  fromRoomSize: 'From the room size',
  figureKey: 'puts the matching figure in the cell',
  noRoomSize: 'Add the length and width of this room to see its figures.',
  theLines: 'The lines the office has for this room',
  loadFailed: 'No claim sheet data available. Please try selecting the room again.',
  loading: 'Loading claim sheet...',
  nothingFilled: 'No line of this room is filled yet.',
  formerSize: (lines: number) =>
    lines === 1
      ? '1 line has the figure of the former room size'
      : `${lines} lines have figures of the former room size`,
  upToDate: 'Bring up to date',
  allUpToDate: 'Bring all up to date',
  broughtUpToDate: (lines: number) =>
    lines === 1 ? '1 line brought up to date' : `${lines} lines brought up to date`,
  undo: 'Undo',
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Done again: ${what}`,
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to do again',
  allStandsFor: (figure: string) => `All stands for ${figure}`,
  pasted({ cells, unread, over }: { cells: number; unread: number; over: number }) {
    const said = [`${cells === 1 ? '1 cell' : `${cells} cells`} pasted`];
    if (unread > 0) said.push(`${unread} could not be read`);
    if (over > 0) said.push(`${over} did not fit`);
    return said.join(', ');
  },
  notSaved: 'Not saved on this device',
  noRoom: 'there is no room left. Free up space.',
  closed: {
    Completed: 'This inspection has already been completed.',
    Cancelled: 'This inspection has been cancelled and cannot be continued.',
  },
  roomGone: 'Room not found',
  roomGoneHint: 'It may have been deleted on another device.',
  hits: (count: number, query: string) =>
    `${count === 1 ? '1 line matches' : `${count} lines match`} "${query}"`,
  troubled: (count: number) =>
    count === 1 ? '1 line cannot be sent as it is' : `${count} lines cannot be sent as they are`,
  showLine: 'Show',
  saving: 'Saving...',
  saved: (at: Date | undefined) =>
    at ? `Saved on this device ${showTime(at)}` : 'Everything is saved on this device',
};

export const pdfCopy = {
  done: ['PDF Downloaded', 'Claim sheet PDF has been downloaded successfully.'],
  failed: ['Download Failed', 'Failed to download PDF. Please try again.'],
  offline: ['The PDF needs the network', 'It is made at the office. Download it when you are back online.'],
  waiting: ['Sending this room first', 'The PDF follows when the last lines are sent.'],
  notSent: ['Some of this room was not sent', 'Open To send to see why. The PDF shows only what was sent.'],
} as const;
