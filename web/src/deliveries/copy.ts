import type { DeliveryState } from '@tidemark/contract/deliveries';

/** Texts of deliveries; a failed one shows the server's message. */
export const copy = {
  title: 'Deliveries',
  none: 'No deliveries yet.',
  noneHint: 'Submitting an inspection sends it to the CRM, its PDFs to the drive and an email to the office.',
  offline: "Deliveries need a connection. They will load when you're back online.",
  loadFailed: 'Failed to load the deliveries.',
  retry: 'Retry',
  retried: ['Trying again', 'The delivery is on its way.'],
  retryFailed: ['Error', 'Failed to retry the delivery. Please try again.'],
  tries: (count: number) => (count === 1 ? 'after 1 try' : `after ${count} tries`),
  next: (at: string) => `Next try ${at}.`,
  arrived: (at: string) => `Delivered ${at}`,
  since: (at: string) => `Since ${at}`,
  upload: 'Upload',
  uploadOf: (room: string) => `Upload to WorkDrive, ${room}`,
  started: ['PDF on its way', 'The claim sheet PDF is on its way to the drive.'],
  startFailed: ['Upload failed', 'Failed to upload file. Please try again.'],
  startOffline: [
    'The upload needs a connection',
    "The PDF is created online. Upload it when you're back online.",
  ],
  startNotSent: [
    'Part of this room was not sent',
    'Open To send to see why. The PDF shows only what was sent.',
  ],
} as const;

export const stateWords: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  running: 'On its way',
  done: 'Done',
  failed: 'Failed',
};
