import type { Evidence, EvidenceItem } from '@tidemark/contract/office/evidence';

type Files = Pick<Evidence, 'photos' | 'debrisPhotos' | 'documents' | 'voiceNotes'>;

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Texts of an inspection in progress. */
export const copy = {
  title: 'Evidence',
  offline: "What's missing will show when you're back online.",
  failed: "Couldn't load what's missing.",
  loading: 'Loading evidence...',
  changed: (at: string) => `Last change ${at}`,
  missing: (count: number) => `${count} missing`,
  noRooms: 'No rooms yet',
  doneOf: (done: number, of: number) => `${done} of ${of}`,
  files: ({ photos, debrisPhotos, documents, voiceNotes }: Files) =>
    [
      counted(photos, 'photo'),
      ...(debrisPhotos === undefined ? [] : [counted(debrisPhotos, 'debris photo')]),
      counted(documents, 'document'),
      counted(voiceNotes, 'voice note'),
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
