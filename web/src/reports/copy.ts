import { numberFormat } from '../ui/format/formats.ts';

const megabytes = numberFormat({ maximumFractionDigits: 0 });
/** "64 MB" of a number of bytes, never less than 1. */
export const sizeText = (bytes: number) => `${megabytes(Math.max(1, bytes / 1e6))} MB`;

/** Texts of the report of a whole inspection, in the manner of the claim sheet's PDF. */
export const copy = {
  download: 'Download report',
  preparing: 'Preparing report',
  coming: (share: number) => `Downloading, ${Math.round(share * 100)}%`,
  done: ['Report Downloaded', 'The inspection report has been downloaded successfully.'],
  failed: ['Download Failed', 'Failed to download the report. Please try again.'],
  offline: [
    'The report needs the network',
    'It is made at the office. Download it when you are back online.',
  ],
  waiting: ['Sending your changes first', 'The report follows when the last of them is sent.'],
  notSent: [
    'Some of this project was not sent',
    'Open To send to see why. The report shows only what was sent.',
  ],
  chooseTitle: 'Download report',
  choose: (size: number) =>
    `With all its photos the report is about ${sizeText(size)}. If your insurer takes only small files, send it in parts of at most 20 MB.`,
  whole: 'Whole report',
  part: (number: number, count: number) => `Part ${number} of ${count}`,
  photos: (first: number, count: number) =>
    count === 1 ? `Photo ${first}` : `Photos ${first} to ${first + count - 1}`,
  cancel: 'Cancel',
} as const;
