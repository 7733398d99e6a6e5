import type { standingLinkActions } from '@tidemark/contract/standing-links';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import { readProject } from '../projects/read.ts';

export const linksOfProject: Handler<typeof standingLinkActions.ofProject> = async (
  { db, actor },
  { params },
) => {
  const { id } = await readProject(db, actor, params.id);
  const links = await db
    .selectFrom('claimSheetShares as share')
    .innerJoin('rooms', 'rooms.id', 'share.roomId')
    .innerJoin('inspections', 'inspections.id', 'rooms.inspectionId')
    .innerJoin('technicians', 'technicians.id', 'share.technicianId')
    .select([
      'inspections.id as inspectionId',
      'rooms.id as roomId',
      'rooms.name as roomName',
      sql<string>`trim(first_name || ' ' || last_name)`.as('technicianName'),
      'share.createdAt',
      'share.expiresAt',
    ])
    .where('inspections.projectId', '=', id)
    .where('share.expiresAt', '>', sql<string>`now()`)
    .orderBy('share.createdAt', 'desc')
    .execute();
  return { links };
};
