import type { EvidenceItem } from '@tidemark/contract/office/evidence';

/** Texts of an inspection as it fills. */
export const copy = {
  title: 'Evidence',
  offline: 'What is missing shows when you are back online.',
  failed: 'What is missing could not be read.',
  loading: 'Loading evidence...',
  changed: (at: string) => `Last change ${at}`,
  missing: (count: number) => `${count} missing`,
  noRooms: 'No rooms yet',
  doneOf: (done: number, of: number) => `${done} of ${of}`,
  files: (photos: number, documents: number, voiceNotes: number) =>
    [
      `${photos} ${photos === 1 ? 'photo' : 'photos'}`,
      `${documents} ${documents === 1 ? 'document' : 'documents'}`,
      `${voiceNotes} ${voiceNotes === 1 ? 'voice note' : 'voice notes'}`,
    ].join(', '),
  answers: 'Answers so far',
  unanswered: 'Not answered yet',
} as const;

export const kindWords: Record<EvidenceItem['kind'], string> = {
  intake: 'Project info',
  questions: 'Questions',
  rooms: 'Rooms',
  'claim-sheets': 'Claim sheets',
  'room-photos': 'Photos of rooms',
  'trash-photos': 'Photo of the debris',
  signatures: 'Technician signature',
};
