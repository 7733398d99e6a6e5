import { dryingOf } from '@tidemark/contract/drying/whole';
import { factsOf } from '@tidemark/contract/evidence-profiles/facts-of';
import type { officeActions } from '@tidemark/contract/office/actions';
import { evidenceItems } from '@tidemark/contract/office/evidence-items';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { filesOf } from '../documentation/read.ts';
import { readInspection } from '../inspections/read.ts';
import { readProject } from '../projects/read.ts';
import { roomsOf } from '../rooms/read.ts';

/** An inspection by Basic, which asks for nothing of the job around it. */
export const readEvidence: Handler<typeof officeActions.evidence> = async ({ db, actor }, { params }) => {
  const inspection = await readInspection(db, actor, params.id);
  const { id, projectId, status, trashPhotos } = inspection;
  const files = await filesOf(db, id);
  const facts = factsOf({
    ...{ project: await readProject(db, actor, projectId), inspection, files },
    ...{ rooms: await roomsOf(db, actor, id), rowsOf: () => undefined, jobFiles: [], documents: [] },
    drying: dryingOf(projectId, [], { meters: [], units: [] }),
    billing: undefined,
  });
  const items = evidenceItems(facts);
  const count = (kind: (typeof files)[number]['category']) =>
    files.filter(({ category }) => category === kind).length;
  return {
    evidence: {
      ...{ inspectionId: id, projectId, status },
      complete: items.every(({ missing }) => missing.length === 0),
      items,
      photos: count('photo'),
      debrisPhotos: trashPhotos.length,
      documents: count('document'),
      voiceNotes: count('voice'),
      ...(await changesOf(db, id)),
    },
  };
};

async function changesOf(db: Read, inspectionId: string) {
  const { rows } = await sql<{ changedAt: string; at: string | null; by: string }>`
    SELECT reviewed_at AS at, coalesce(concat_ws(' ', first_name, last_name), '') AS by, greatest(
        inspections.updated_at,
        (SELECT max(created_at) FROM files WHERE inspection_id = inspections.id),
        (SELECT max(greatest(rooms.updated_at, claim_sheets.updated_at))
         FROM rooms LEFT JOIN claim_sheets ON claim_sheets.room_id = rooms.id
         WHERE inspection_id = inspections.id)
      ) AS changed_at
    FROM inspections LEFT JOIN technicians ON technicians.id = reviewed_by
    WHERE inspections.id = ${inspectionId}::uuid`.execute(db);
  const { changedAt, at, by } = rows[0]!;
  return { changedAt, review: at === null ? null : { at, by } };
}
