import { isManager } from '@tidemark/contract/access';
import { paginate } from '@tidemark/contract/envelope';
import type { projectActions } from '@tidemark/contract/projects';
import { sql } from 'kysely';
import type { Handler } from '../context.ts';
import { countUpToCap } from '../db/count.ts';
import { onePlan } from '../db/naming-pool.ts';
import { countProjects } from './count-projects.ts';
import { asProjects } from './read.ts';

/** Built once, as in asProjects: building the query on each call would cost more than running it. */
const nextFirst = sql`status = 'Completed', completed_at DESC NULLS LAST, priority_rank, scheduled_date NULLS LAST, id ${onePlan}`;

/** Open ones by urgency, then date; after them the completed ones, newest first (decisions.md, "The calls"). */
export const listAssigned: Handler<typeof projectActions.assigned> = async ({ db, actor }, { query }) => {
  const assigned = db.selectFrom('projects').where('technicianId', '=', actor.id);
  const { counts, matching } = await countProjects(db, actor);
  // Only managers see projects assigned to others.
  const counted = isManager(actor.role) ? await countUpToCap(db, assigned) : matching;
  const projects = await asProjects(assigned)
    .orderBy(nextFirst)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return { projects, pagination: paginate(query.page, query.limit, counted), counts };
};
