import { numberFormat } from '../ui/format/formats.ts';

const megabytes = numberFormat({ maximumFractionDigits: 0 });
/** "64 MB" of a number of bytes, never less than 1. */
export const sizeText = (bytes: number) => `${megabytes(Math.max(1, bytes / 1e6))} MB`;

/** Texts of the inspection report, similar to the claim sheet's PDF. */
export const copy = {
  download: 'Download report',
  preparing: 'Preparing report',
  coming: (share: number) => `Downloading, ${Math.round(share * 100)}%`,
  done: ['Report Downloaded', 'The inspection report has been downloaded successfully.'],
  failed: ['Download Failed', 'Failed to download the report. Please try again.'],
  offline: ['The report needs a connection', "It is created online. Download it when you're back online."],
  waiting: ['Sending your changes first', 'The report will download once the last change is sent.'],
  notSent: [
    'Part of this project was not sent',
    'Open To send to see why. The report shows only what was sent.',
  ],
  chooseTitle: 'Download report',
  choose: (size: number) =>
    `With all photos, the report is about ${sizeText(size)}. If your insurer only accepts small files, download it in parts of up to 20 MB.`,
  whole: 'Whole report',
  part: (number: number, count: number) => `Part ${number} of ${count}`,
  photos: (first: number, count: number) =>
    count === 1 ? `Photo ${first}` : `Photos ${first} to ${first + count - 1}`,
  cancel: 'Cancel',
  optionsOf: (name: string) => `Report options, ${name}`,
  photosAPage: 'Photos on a page',
  withEstimate: 'With the estimate',
} as const;
