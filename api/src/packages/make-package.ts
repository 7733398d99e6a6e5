import type { packageActions } from '@tidemark/contract/packages/actions';
import { Refusal } from '@tidemark/contract/refusals';
import { v7 as uuidv7 } from 'uuid';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { freezeProfile } from '../evidence-profiles/freeze-profile.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { lockProject } from '../projects/read.ts';
import { openItems } from './open-items.ts';
import { packageOf, shownPackage } from './read.ts';

/** A package and the job that builds it, committed together. */
export function makePackage(jobs: Jobs): Handler<typeof packageActions.make> {
  return async (context, { params, body: { kind, through, parts } }) => {
    const { tx, actor, requestId } = context;
    const project = await lockProject(tx, actor, params.id);
    await freezeProfile(context, project.id);
    const { required } = await openItems(tx, project.id, through);
    if (kind === 'complete' && required.length > 0) throw new Refusal('evidence_incomplete', required);
    const id = uuidv7();
    await tx
      .insertInto('packages')
      .values({
        ...{ id, projectId: project.id, technicianId: actor.id, kind, through, parts },
        open: required.length,
      })
      .execute();
    await jobs.add(tx, 'packages', { package: id, requestId });
    await record(tx, context, {
      action: 'package-made',
      subject: 'project',
      subjectId: project.id,
      after: { id, kind, through, parts, open: required.length },
    });
    return { package: shownPackage(await packageOf(tx, project.id, id)) };
  };
}
