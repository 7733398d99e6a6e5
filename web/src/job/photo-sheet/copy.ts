/** Texts of a job's photos on paper. */
export const copy = {
  button: 'Photo sheet',
  title: 'Photo sheet',
  lead: 'The photos of Job files, each with its number, label, room, shot, caption, time and place.',
  aPage: 'Photos on a page',
  download: 'Download',
  cancel: 'Cancel',
  done: 'Photo sheet downloaded',
  failed: 'The photo sheet could not be downloaded',
  waiting: ['Sending your changes first', 'The photo sheet will download once the last change is sent.'],
  offline: ['The photo sheet needs a connection', "Download it when you're back online."],
  notSent: [
    'Part of this project was not sent',
    'Open To send to see why. The photo sheet shows only what was sent.',
  ],
} as const;
