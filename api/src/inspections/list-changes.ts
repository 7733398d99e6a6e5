import type { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { ChangeElsewhere } from '@tidemark/contract/inspections/changes';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import { readInspection } from './read.ts';

const most = 100;

/**
 * From the audit log, without the caller's own sign-in. Gathers the few records' entries by index before sorting, or
 * PostgreSQL might walk the whole log.
 */
export const listChanges: Handler<typeof inspectionActions.changes> = async (context, { params }) => {
  const { db, actor, signInId } = context;
  const { id } = await readInspection(db, actor, params.id);
  const rooms = await db.selectFrom('rooms').select('id').where('inspectionId', '=', id).execute();
  const roomIds = rooms.map((room) => room.id);
  const changes = await db
    .with(
      (its) => its('its').materialized(),
      (from) =>
        from
          .selectFrom('auditLog')
          .selectAll()
          .where((where) =>
            where.or([
              where.and([where('subject', '=', 'inspection'), where('subjectId', '=', id)]),
              where.and([
                where('subject', 'in', ['room', 'claim-sheet']),
                sql<boolean>`subject_id = any(${roomIds}::text[])`,
              ]),
            ]),
          ),
    )
    .selectFrom('its')
    .leftJoin('technicians', 'technicians.id', 'its.technicianId')
    .select([
      'its.at',
      'its.technicianId',
      sql<string | null>`technicians.first_name || ' ' || technicians.last_name`.as('technicianName'),
      sql<ChangeElsewhere['subject']>`its.subject`.as('subject'),
      'its.subjectId',
      sql<ChangeElsewhere['after']>`its.after`.as('after'),
    ])
    .where('its.signInId', 'is distinct from', signInId)
    .orderBy('its.id', 'desc')
    .limit(most)
    .execute();
  return { changes };
};
