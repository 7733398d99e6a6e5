import type { Category } from '@tidemark/contract/documentation-file';

/** Texts of the Documentation step. Those of the second document, sections 2, 5 and 8, are verbatim. */
export const copy = {
  title: 'Documentation',
  theFiles: 'The files of this inspection',
  room: 'Room',
  allRooms: 'All Rooms',
  showAllRooms: 'Show All Rooms',
  noRoom: 'No room',
  takePhoto: 'Take Photo',
  uploadPhotos: 'Upload Photos',
  roomWalk: 'Room Walk',
  uploadDocuments: 'Upload Documents',
  record: 'Record Voice Note',
  uploadAudio: 'Upload audio',
  describe: 'Add a description',
  caption: 'Caption',
  select: 'Select',
  retryFailed: 'Retry failed',
  summary: 'Documentation Summary',
  waiting: 'Waiting to send',
  opening: 'Opening...',
  recovered: 'An interrupted recording was saved as a voice note.',
  popUp: 'The browser blocked the document from opening. Download it instead.',
  shotFailed: 'Failed to change the shot. Please try again.',
  roomFailed: 'Failed to change the room. Please try again.',
} as const;

export const labels: Readonly<Record<Category, { tab: string; one: string; file: string }>> = {
  photo: { tab: 'Photos', one: 'photo', file: 'Photo' },
  document: { tab: 'Documents', one: 'document', file: 'Document' },
  voice: { tab: 'Voice Notes', one: 'voice note', file: 'Voice Note' },
};

/** Files dropped on the page go to the open tab. */
export const dropHere: Readonly<Record<Category, string>> = {
  photo: 'Drop the photos here',
  document: 'Drop the documents here',
  voice: 'Drop the recordings here',
};

export const empty: Readonly<Record<Category, { title: string; hint: string }>> = {
  photo: {
    title: 'No photos yet',
    hint: 'Take photos, choose files, or drop them here. They are saved on this device first.',
  },
  document: { title: 'No documents yet', hint: 'PDF, Word and text files up to 25 MB each.' },
  voice: {
    title: 'No voice notes yet',
    hint: 'Describe what you see. The recording is saved on this device while you speak.',
  },
};

/** The empty choice of a room. */
export const noneIn = (category: Category, room: string) =>
  `No ${labels[category].tab.toLowerCase()} in ${room}`;

/** Section 8, title and message. */
export const failures = {
  update: ['Update failed', 'Failed to update photo description. Please try again.'],
  load: ['Load failed', 'Failed to load existing documentation. Please refresh the page.'],
  upload: ['Upload failed', 'Failed to upload file. Please try again.'],
} as const;
export const deleteFailed = (category: Category) =>
  ['Delete failed', `Failed to delete ${labels[category].one}. Please try again.`] as const;
export const successes = { update: 'Updated', upload: 'Upload successful', remove: 'Deleted' } as const;

export const savedOf = (done: number, of: number) => `${done} of ${of} saved on this device`;
export const sendingOf = (sent: number, of: number) => `Sending ${sent} of ${of}`;
export function waitingWords(waiting: number, failed: number): string {
  const files = waiting === 1 ? '1 file' : `${waiting} files`;
  if (failed === 0) return `${files} waiting`;
  if (waiting > 0) return `${files} waiting, ${failed} failed`;
  return failed === 1 ? '1 file failed' : `${failed} files failed`;
}
/** What happens to them: failed ones wait for a decision. */
export function safeWords(waiting: number, failed: number): string {
  const one = waiting + failed === 1;
  if (waiting === 0)
    return one
      ? 'It is safe on this device. Retry sends it again.'
      : 'They are safe on this device. Retry sends them again.';
  if (failed > 0)
    return "All are safe on this device. Waiting files are sent automatically when you're online; Retry sends the failed ones again.";
  return one
    ? "It is safe on this device and will be sent when you're online."
    : "They are safe on this device and will be sent when you're online.";
}

export const askRemove = (category: Category, name: string, isSent: boolean) => ({
  title: `Delete ${name}?`,
  message: isSent
    ? `The ${labels[category].one} will be deleted from this inspection, on this device and at the office.`
    : `The ${labels[category].one} exists only on this device. Once deleted, it can't be recovered.`,
  confirmLabel: `Delete ${labels[category].one}`,
  cancelLabel: `Keep ${labels[category].one}`,
  destructive: true,
});
