import { showTime } from '../ui/format/dates.ts';
/** Texts of the claim sheet; those of the specification to the letter. */
export const copy = {
  backToRooms: 'Back to Room Setup',
  sketchOf: (room: string) => `Sketch of ${room}`,
  roomSetup: 'Room Setup',
  search: 'Search line items',
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
  figureKey: 'and Enter take the matching value,',
  formulaExample: '=PF*0.5',
  formulaHint: 'computes one.',
  noRoomSize: 'Enter the length and width of this room to see its measurements.',
  theLines: "The office's lines for this room",
  loadFailed: 'No claim sheet data available. Please try selecting the room again.',
  loading: 'Loading claim sheet...',
  nothingFilled: 'No lines are filled in this room yet.',
  formerSize: (lines: number) =>
    lines === 1 ? '1 line still uses the old room size' : `${lines} lines still use the old room size`,
  upToDate: 'Update',
  takeIt: 'Take it',
  allUpToDate: 'Update all',
  broughtUpToDate: (lines: number) => (lines === 1 ? '1 line updated' : `${lines} lines updated`),
  undo: 'Undo',
  computed: (formula: string) => `Formula ${formula}`,
  formulaKey: 'f(x), enter a formula',
  figure: 'Figure',
  closePad: 'Close number pad',
  fromSketch: (unit: string) => `Formula from the sketch, ${unit}`,
  fromRoom: (unit: string) => `Formula from the room, ${unit}`,
  quantities: 'Quantities of this room',
  notSet: 'not set',
  pickName: 'Tap a quantity, then a sign and a number.',
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Redone: ${what}`,
  nothingToUndo: 'Nothing to undo',
  nothingToRedo: 'Nothing to redo',
  allStandsFor: (figure: string) => `All stands for ${figure}`,
  pasted({ cells, unread, over }: { cells: number; unread: number; over: number }) {
    const said = [`${cells === 1 ? '1 cell' : `${cells} cells`} pasted`];
    if (unread > 0) said.push(`${unread} not valid`);
    if (over > 0) said.push(`${over} did not fit`);
    return said.join(', ');
  },
  notSavedYet: 'Not saved yet',
  notSaved: (why: string) => `Not saved on this device: ${why}`,
  noRoom: 'it is out of space. Free up space.',
  closed: {
    Completed: 'This inspection has already been completed.',
    Cancelled: 'This inspection has been cancelled and cannot be continued.',
  },
  roomGone: 'Room not found',
  roomGoneHint: 'It may have been deleted on another device.',
  hits: (count: number, query: string) =>
    `${count === 1 ? '1 line matches' : `${count} lines match`} "${query}"`,
  noneFilled: (query: string) => `No filled line matches "${query}".`,
  searchAll: (lines: number) => `Search all ${lines} lines`,
  troubled: (count: number) =>
    count === 1 ? "1 line can't be sent as it is" : `${count} lines can't be sent as they are`,
  showLine: 'Show',
  saving: 'Saving...',
  saved: (at: Date | undefined) =>
    at ? `Saved on this device ${showTime(at)}` : 'Everything is saved on this device',
};

export const pdfCopy = {
  done: ['PDF Downloaded', 'Claim sheet PDF has been downloaded successfully.'],
  failed: ['Download Failed', 'Failed to download PDF. Please try again.'],
  offline: ['The PDF needs a connection', "It is created online. Download it when you're back online."],
  waiting: ['Sending this room first', 'The PDF will download once the last lines are sent.'],
  notSent: ['Part of this room was not sent', 'Open To send to see why. The PDF shows only what was sent.'],
} as const;
