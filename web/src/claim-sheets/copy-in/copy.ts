export const linesWord = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

/** Texts of copying lines and of templates. */
export const copy = {
  open: 'Copy lines',
  short: 'Copy',
  cancel: 'Cancel',
  from: 'Copy from',
  anotherRoom: 'Another room',
  template: 'A template',
  room: 'Room',
  noOtherRoom: 'No other room in this inspection has lines yet.',
  loading: 'Loading its lines...',
  notHere: 'The lines of this room are not on this device yet. Go online and open them once.',
  groups: 'Groups to copy',
  roomFacts: 'Also copy its size, its wet areas and the values based on its size',
  whenFilled: 'Lines already filled here',
  keep: 'Keep filled lines',
  replace: 'Replace',
  nothing: 'Choose what to copy.',
  nothingNew: 'All of these lines are already here.',
  willCopy: (count: number, kept: number) =>
    `${linesWord(count)} will be copied.${kept === 0 ? '' : kept === 1 ? ' 1 line already filled here stays as it is.' : ` ${kept} lines already filled here stay as they are.`}`,
  doCopy: (count: number) => (count === 0 ? 'Copy lines' : `Copy ${linesWord(count)}`),
  copied: (count: number, from: string) => `${linesWord(count)} copied from ${from}`,
  undo: 'Undo',
  undone: (count: number) => `${linesWord(count)} restored`,
  nothingToUndo: 'The copied lines have changed since, so they stay as they are.',
};

export const templateCopy = {
  list: 'Template',
  save: 'Save this sheet as a template',
  saveTitle: 'Save as Template',
  saveButton: 'Save Template',
  edit: 'Rename',
  editTitle: 'Change Template',
  saveChanges: 'Save Changes',
  delete: 'Delete',
  deleteTemplate: 'Delete template',
  keepTemplate: 'Keep template',
  name: 'Template Name',
  lossKind: 'Kind of Loss',
  lossKindPlaceholder: 'Select a kind of loss',
  shared: 'Everyone in the company can use it',
  holds: (count: number) =>
    `Saves the ${linesWord(count)} of this sheet, without the room size and the values based on it.`,
  by: (who: string) => `saved by ${who}`,
  byYou: 'saved by you',
  starter: 'comes with the app',
  saved: 'Template saved',
  deleted: 'Template deleted',
  saveFailed: 'Failed to save template',
  deleteFailed: 'Failed to delete template',
  deleteQuestion: (name: string) => `Delete ${name}?`,
  deleteMessage: (count: number, shared: boolean) =>
    `The template and its ${linesWord(count)} will be deleted${shared ? ' for everyone' : ''}. Claim sheets stay as they are. This cannot be undone.`,
};
