import type { Category } from '@tidemark/contract/documentation-file';
import type { Entry } from '../offline/store/index.ts';

type Change = Pick<Entry, 'action' | 'input'>;
type Kind = Category | 'debris' | 'change';

/** Evidence cannot be typed in again, so it is named apart. */
function kindOf({ action, input }: Change): Kind {
  if (action === 'trash-photos.upload') return 'debris';
  return action === 'documentation.upload' ? (input.body.type as Category) : 'change';
}

const words: readonly [Kind, string][] = [
  ['photo', 'photo'],
  ['debris', 'debris photo'],
  ['document', 'document'],
  ['voice', 'voice note'],
];

const counted = (number: number, word: string) => `${number} ${number === 1 ? word : `${word}s`}`;

/**
 * "6 changes, 2 photos, 1 debris photo, 1 voice note": files are changes too, and alone they are listed without a count
 * of changes.
 */
export function describeLoss(entries: readonly Change[]): string {
  const kinds = Map.groupBy(entries, kindOf);
  const files = words.flatMap(([kind, word]) => {
    const found = kinds.get(kind)?.length ?? 0;
    return found > 0 ? [counted(found, word)] : [];
  });
  return [...(kinds.has('change') ? [counted(entries.length, 'change')] : []), ...files].join(', ');
}

/** The last known count, for a queue that cannot be read. A last count of zero proves nothing. */
export const lastRead = (unsent: number): string =>
  unsent > 0 ? ` At the last check, ${counted(unsent, 'change')} had not been sent.` : '';

/** Only dashboard changes of a project, such as its claim type, and nothing of its inspection. */
export const isOfProjectOnly = (entries: readonly Change[]): boolean =>
  entries.every(({ action }) => action.startsWith('projects.'));
