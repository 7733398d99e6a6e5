import type { Actor } from '@tidemark/contract/access';
import type { Estimate } from '@tidemark/contract/estimates/actions';
import { type NumberedPhoto, numberedPhotos, tellingPhotos } from '@tidemark/contract/scope/photo-numbers';
import { type ScopeRow, scopeRows } from '@tidemark/contract/scope/scope';
import { sheetsOf } from '../claim-sheets/read.ts';
import type { Read } from '../db/database.ts';
import { filesOf } from '../documentation/read.ts';
import { readEstimate } from '../estimates/read.ts';
import { jobFilesOf } from '../job/read.ts';
import { roomsOf } from '../rooms/read.ts';

/** The photos of an inspection's rooms, its own and those of its job. */
export async function photosOf(
  db: Read,
  actor: Actor,
  { id, projectId }: { id: string; projectId: number },
): Promise<NumberedPhoto[]> {
  const rooms = await roomsOf(db, actor, id);
  const photos = await filesOf(db, id, { type: 'photo' });
  return numberedPhotos(rooms, photos, await jobFilesOf(db, projectId, { category: 'photo' }));
}

export interface Scope {
  estimate: Estimate;
  rows: ScopeRow[];
}

/** The newest estimate of an inspection as it is typed elsewhere. @throws Refusal inspection_not_found */
export async function readScope(db: Read, actor: Actor, inspectionId: string): Promise<Scope> {
  const estimate = await readEstimate(db, actor, inspectionId);
  const sheets = await sheetsOf(
    db,
    estimate.rooms.map(({ roomId }) => roomId),
  );
  const photos = await photosOf(db, actor, { id: inspectionId, projectId: estimate.projectId });
  return { estimate, rows: scopeRows(estimate, { sheets, photos: tellingPhotos(photos) }) };
}

/** Other programs know the columns by the version in the name. */
export const scopeName = ({ projectId }: Pick<Estimate, 'projectId'>): string => `scope-v1-${projectId}`;
