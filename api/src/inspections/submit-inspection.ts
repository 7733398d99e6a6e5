import type { inspectionActions } from '@tidemark/contract/inspections/actions';
import type { Handler } from '../context.ts';
import { beginWork } from '../projects/begin-work.ts';
import { completeProject } from '../projects/complete-project.ts';
import { lockProject } from '../projects/read.ts';

/** Both calls of the specification in one transaction: a refusal of either leaves both records as they were. */
export const submitInspection =
  (complete: Handler<typeof inspectionActions.complete>): Handler<typeof inspectionActions.submit> =>
  async (context, { params, query, body: { resume, ...body } }) => {
    const { inspection } = await complete(context, { params, query, body });
    const found = await lockProject(context.tx, context.actor, inspection.projectId);
    if (resume && found.status === 'On Hold') await beginWork(context, found);
    const { project } = await completeProject(context, { params: { id: found.id }, query, body: {} });
    return { inspection, project };
  };
