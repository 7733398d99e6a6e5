/** Texts of the viewer. */
export const copy = {
  download: 'Download original',
  small: "This is the small picture: the original isn't on this device.",
  number: (number: number) => String(number).padStart(3, '0'),
  photoOf: (number: number, of: number) => `Photo ${number} of ${of}`,
  hideMarks: 'Hide marks',
  showMarks: 'Show marks',
  strip: 'Photos before and after',
  compare: 'Before and after',
  addDuring: 'Add during',
  withoutDuring: 'Without during',
  before: 'Before',
  during: 'During',
  after: 'After',
  close: 'Close',
  keys: 'Arrow keys move, Esc closes.',
} as const;
