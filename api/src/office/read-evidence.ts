import type { officeActions } from '@tidemark/contract/office/actions';
import { evidenceItems } from '@tidemark/contract/office/evidence';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import type { Read } from '../db/database.ts';
import { readInspection } from '../inspections/read.ts';

export const readEvidence: Handler<typeof officeActions.evidence> = async ({ db, actor }, { params }) => {
  const inspection = await readInspection(db, actor, params.id);
  const items = evidenceItems({ inspection, rooms: await roomsOf(db, inspection.id) });
  const { photos, documents, voiceNotes, changedAt } = await filesOf(db, inspection.id);
  const review = await reviewOf(db, inspection.id);
  return {
    evidence: {
      inspectionId: inspection.id,
      projectId: inspection.projectId,
      status: inspection.status,
      complete: items.every(({ missing }) => missing.length === 0),
      items,
      photos,
      debrisPhotos: inspection.trashPhotos.length,
      documents,
      voiceNotes,
      review,
      changedAt,
    },
  };
};

async function roomsOf(db: Read, inspectionId: string) {
  const { rows } = await sql<{ name: string; filledCount: number; photos: number }>`
    SELECT name, coalesce(filled_count, 0) AS filled_count, (
      SELECT count(*) FROM files WHERE kind = 'photo' AND (files.room_id = rooms.id OR files.claim_item_id = rooms.id)
    ) AS photos
    FROM rooms LEFT JOIN claim_sheets ON claim_sheets.room_id = rooms.id
    WHERE inspection_id = ${inspectionId}::uuid ORDER BY position, rooms.id`.execute(db);
  return rows;
}

async function filesOf(db: Read, inspectionId: string) {
  const { rows } = await sql<{ photos: number; documents: number; voiceNotes: number; changedAt: string }>`
    SELECT count(*) FILTER (WHERE kind = 'photo') AS photos, count(*) FILTER (WHERE kind = 'document') AS documents,
      count(*) FILTER (WHERE kind = 'voice') AS voice_notes,
      greatest(
        max(files.created_at),
        (SELECT updated_at FROM inspections WHERE id = ${inspectionId}::uuid),
        (SELECT max(greatest(rooms.updated_at, claim_sheets.updated_at))
         FROM rooms LEFT JOIN claim_sheets ON claim_sheets.room_id = rooms.id
         WHERE inspection_id = ${inspectionId}::uuid)
      ) AS changed_at
    FROM files WHERE inspection_id = ${inspectionId}::uuid`.execute(db);
  return rows[0]!;
}

async function reviewOf(db: Read, inspectionId: string) {
  const { rows } = await sql<{ at: string; by: string }>`
    SELECT reviewed_at AS at, coalesce(concat_ws(' ', first_name, last_name), '') AS by
    FROM inspections LEFT JOIN technicians ON technicians.id = reviewed_by
    WHERE inspections.id = ${inspectionId}::uuid AND reviewed_at IS NOT NULL`.execute(db);
  return rows[0] ?? null;
}
