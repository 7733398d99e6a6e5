/** Texts of the papers of a drying. */
export const copy = {
  certificate: 'Certificate of Drying',
  makeCertificate: 'Make Certificate of Drying',
  title: 'Drying report',
  lead: 'The summary has the first and the last visit on at most 3 pages.',
  pdf: 'PDF',
  csv: 'Tables (CSV)',
  reports: { full: 'Full report', summary: 'Summary', equipment: 'Equipment log' },
  tables: { readings: 'Readings', air: 'Air', equipment: 'Equipment' },
  close: 'Close',
  done: 'Downloaded',
  failed: 'The paper could not be downloaded',
  waiting: ['Sending your changes first', 'The paper will download once the last change is sent.'],
  offline: ['The drying report needs a connection', "Download it when you're back online."],
  notSent: [
    'Part of this project was not sent',
    'Open To send to see why. The paper shows only what was sent.',
  ],
} as const;
