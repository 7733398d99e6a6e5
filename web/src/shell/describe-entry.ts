import { templateWords } from '../claim-sheets/templates/to-send.ts';
import { claimSheetWords } from '../claim-sheets/to-send.ts';
import { documentationWords } from '../documentation/to-send.ts';
import { documentWords } from '../documents/to-send.ts';
import { dryingWords } from '../drying/to-send.ts';
import { waiverWords } from '../evidence-profiles/to-send.ts';
import { followUpWords } from '../follow-ups/to-send.ts';
import { inspectionWords } from '../inspections/to-send.ts';
import { jobWords } from '../job/files/to-send.ts';
import type { Described, NameOf, Performable, Words } from '../offline/outbox/index.ts';
import type { Entry } from '../offline/store/index.ts';
import { profileWords } from '../profile/to-send.ts';
import { projectWords } from '../projects/to-send.ts';
import { roomWords } from '../rooms/to-send.ts';
import { sketchWords } from '../sketch/to-send.ts';
import { trashPhotoWords } from '../trash-photos/to-send.ts';

/** Each slice's words; the compiler requires every offline action. */
const words: Readonly<Record<Performable['name'], Words>> = {
  ...projectWords,
  ...followUpWords,
  ...inspectionWords,
  ...roomWords,
  ...sketchWords,
  ...claimSheetWords,
  ...templateWords,
  ...trashPhotoWords,
  ...documentationWords,
  ...jobWords,
  ...documentWords,
  ...dryingWords,
  ...waiverWords,
  ...profileWords,
};

type Change = Pick<Entry, 'action' | 'input'>;
const wordsOf = ({ action }: Change) => words[action as Performable['name']];

/** A change in plain terms. */
export const describeEntry = (change: Change, nameOf: NameOf): Described =>
  wordsOf(change).describe(change.input, nameOf);

/** What failed, before the server's reason. */
export function describeFailure(change: Change): string {
  const { failed } = wordsOf(change);
  const text = typeof failed === 'string' ? failed : failed(change.input);
  return text.endsWith('.') ? text : `${text}.`;
}
