import type { Category } from '@tidemark/contract/documentation-file';

/** Texts of a job's files. */
export const copy = {
  theFiles: 'The files of this job',
  ways: 'Add to this job',
  add: 'Add to this job',
  lead: 'Added here, before or after Submit. The inspection and its report stay as they are.',
  room: 'Room',
  noRoom: 'No room',
  shot: 'Shot',
  noShot: 'No shot',
  label: 'Label',
  labelHint: 'Each file you add gets it.',
  caption: 'Caption',
  takePhoto: 'Take Photo',
  record: 'Record Voice Note',
  addPhotos: 'Add Photos',
  addDocuments: 'Add Documents',
  addVoice: 'Add Voice Notes',
  edit: 'Edit file',
  save: 'Save',
  cancel: 'Cancel',
  saveFailed: 'The change could not be saved',
  notBegun: 'Start the project first. Its job opens with it.',
  closed: 'This job is closed.',
  closedForAll: 'Its files can be read and downloaded. Open it again to add or change some.',
  yours: 'You can read its files. A manager can open it again.',
  closedOn: (day: string) => `Closed ${day}.`,
  held: (count: number) =>
    `${count === 1 ? '1 change' : `${count} changes`} of yours came too late and ${count === 1 ? 'stays' : 'stay'} on this device. Ask the office to open the job again, then retry.`,
  openAgain: 'This job is open again.',
  heldHere: (count: number) =>
    count === 1
      ? '1 change that it refused is still on this device.'
      : `${count} changes that it refused are still on this device.`,
  sendHeld: 'Send now',
  number: (number: number | null) => (number === null ? 'New' : String(number).padStart(3, '0')),
  editOf: (name: string) => `Edit ${name}`,
} as const;

export const sections: Readonly<Record<Category, { id: string; title: string; none: string }>> = {
  photo: { id: 'photos', title: 'Photos', none: 'No photos were added to this job yet.' },
  document: { id: 'documents', title: 'Documents', none: 'No documents were added to this job yet.' },
  voice: { id: 'voice-notes', title: 'Voice notes', none: 'No voice notes were added to this job yet.' },
};

export const accepted: Readonly<Record<Category, string>> = {
  photo: 'image/jpeg,image/png,image/gif,image/webp',
  document: '.pdf,.doc,.docx,.txt,application/pdf,application/msword,text/plain',
  voice: 'audio/*,.webm,.mp3,.wav,.m4a,.3gp,video/3gpp',
};

export const askRemove = (name: string, isSent: boolean) => ({
  title: `Delete ${name}?`,
  message: isSent
    ? 'The file will be deleted from this job, on this device and at the office.'
    : "The file exists only on this device. Once deleted, it can't be recovered.",
  confirmLabel: 'Delete file',
  cancelLabel: 'Keep file',
  destructive: true,
});

/** A manager closes a job and opens it again. */
export const end = {
  reason: 'Reason',
  reasonNeeded: 'Reason is required',
  cancel: 'Cancel',
  anyway: 'Close anyway',
  unfinished: 'Not finished yet',
  close: {
    button: 'Close Job',
    title: (of: string) => `Close the job of ${of}?`,
    lead: 'Nobody can add or change its files until a manager opens it again. Everyone can still read and download them.',
    confirm: 'Close Job',
    done: 'Job closed',
    failed: 'The job could not be closed',
  },
  reopen: {
    button: 'Open Job Again',
    title: (of: string) => `Open the job of ${of} again?`,
    lead: 'Files can be added and changed again. The inspection stays as it is.',
    confirm: 'Open Job Again',
    done: 'Job opened again',
    failed: 'The job could not be opened',
  },
} as const;
