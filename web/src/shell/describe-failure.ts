import type { Category } from '@tidemark/contract/documentation-file';
import { templateCopy } from '../claim-sheets/copy-in/copy.ts';
import { deleteFailed, failures as files } from '../documentation/copy.ts';
import { copy as followUps } from '../follow-ups/copy.ts';
import { copy as inspections } from '../inspections/copy.ts';
import type { Performable } from '../offline/outbox/index.ts';
import type { Entry } from '../offline/store/index.ts';
import { copy as profile } from '../profile/copy.ts';
import { copy as projects } from '../projects/copy.ts';
import { copy as rooms } from '../rooms/copy.ts';
import { copy as trashPhotos } from '../trash-photos/copy.ts';

/** The sentences of both documents, sections 8, and ours for what they do not name. */
const failed: Readonly<Record<Performable['name'], string>> = {
  'projects.start': projects.startFailed,
  'projects.complete': projects.completeFailed,
  'projects.update': projects.updateFailed,
  'follow-ups.create': followUps.failed,
  'follow-ups.update': 'Failed to update follow-up inspection',
  'follow-ups.remove': 'Failed to delete follow-up inspection',
  'inspections.create': inspections.createFailed,
  'inspections.update': inspections.updateFailed,
  'inspections.step': inspections.updateFailed,
  'inspections.complete': inspections.completeFailed,
  'inspections.cancel': inspections.cancelFailed,
  'rooms.create': rooms.createFailed,
  'rooms.update': rooms.updateFailed,
  'rooms.remove': rooms.deleteFailed,
  'claim-sheets.save': 'Failed to save claim sheet',
  'claim-sheets.save-row': 'Failed to save claim sheet',
  'claim-sheet-templates.create': templateCopy.saveFailed,
  'claim-sheet-templates.update': templateCopy.saveFailed,
  'claim-sheet-templates.remove': templateCopy.deleteFailed,
  'trash-photos.upload': trashPhotos.failed,
  'trash-photos.remove': deleteFailed('photo')[1],
  'technicians.update-profile': profile.updateFailed,
  'documentation.upload': files.upload[1],
  'documentation.update': files.update[0],
  'documentation.remove': deleteFailed('document')[1],
};

/** What failed, before the server's reason. */
export function describeFailure({ action, input }: Pick<Entry, 'action' | 'input'>): string {
  const text =
    action === 'documentation.remove'
      ? deleteFailed(input.query.type as Category)[1]
      : failed[action as Performable['name']];
  return text.endsWith('.') ? text : `${text}.`;
}
