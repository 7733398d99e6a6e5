export const copy = {
  backToRooms: 'Back to Room Setup',
  figures: 'Quantities of the room',
  fromSize: "A rectangle from the room's size",
  fromNothing: 'A rectangle of 12 by 12 feet',
  startHint: 'Add its doors and it is done. Or change its shape.',
  saveFailed: 'The sketch could not be saved.',
  removed: 'Sketch removed. The room keeps its size.',
  removeTitle: 'Remove the sketch?',
  removeMessage: 'The room keeps its length, width and height. You can draw it again.',
  closed: 'This inspection is no longer open, so its sketches cannot be changed.',
} as const;
