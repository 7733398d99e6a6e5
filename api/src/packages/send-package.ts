import type { packageActions } from '@tidemark/contract/packages/actions';
import { fitsInMail } from '@tidemark/contract/packages/package';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { newestInspection } from '../evidence-profiles/read.ts';
import { lockProject } from '../projects/read.ts';
import type { QueuePackageMail } from './mails.ts';
import { addressOfPart, packageOf, partsOfPackage, wholePackageOf } from './read.ts';

/** A mail for each part that fits in one. */
export const sendPackage =
  (queue: QueuePackageMail): Handler<typeof packageActions.send> =>
  async (context, { params, body: letter }) => {
    const { tx, actor } = context;
    const project = await lockProject(tx, actor, params.id);
    const found = await packageOf(tx, project.id, params.packageId);
    if (found.state !== 'ready') throw new Refusal('package_not_ready');
    const parts = await partsOfPackage(tx, found.id, addressOfPart(context, found));
    const mailed = parts.filter(fitsInMail);
    if (mailed.length === 0) throw new Refusal('package_too_large');
    // Deliveries are listed with an inspection.
    const inspection = await newestInspection(tx, actor, project.id);
    if (!inspection) throw new Refusal('job_not_begun');
    for (const { number } of mailed) {
      const of = { inspectionId: inspection.id, part: number, of: parts.length, letter };
      const delivery = await queue(context, of);
      await tx
        .insertInto('packageMails')
        .values({
          ...{ deliveryId: delivery.id, packageId: found.id, part: number, technicianId: actor.id },
          letter: JSON.stringify(letter),
        })
        .execute();
    }
    const { to, subject } = letter;
    await record(tx, context, {
      action: 'package-mailed',
      subject: 'project',
      subjectId: project.id,
      after: { id: found.id, to, subject, parts: mailed.map(({ number }) => number) },
    });
    return { package: await wholePackageOf(context, tx, found) };
  };
