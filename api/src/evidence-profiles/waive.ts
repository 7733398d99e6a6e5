import { isManager } from '@tidemark/contract/access';
import type { EvidenceProfile } from '@tidemark/contract/evidence-profiles/profile';
import { ruleWords } from '@tidemark/contract/evidence-profiles/rule-words';
import type { waiverActions } from '@tidemark/contract/evidence-profiles/waiver-actions';
import { Refusal } from '@tidemark/contract/refusals';
import { sql } from 'kysely';
import { record } from '../audit/record.ts';
import type { Handler, SignedIn, WriteContext } from '../context.ts';
import { noteWrite } from '../job/note-write.ts';
import { lockOpenJob } from '../job/read.ts';
import { freezeProfile } from './freeze-profile.ts';
import { profileOf } from './read.ts';
import { settleProfile } from './settle-profile.ts';
import { waiversOf } from './waivers-of.ts';

export const waive: Handler<typeof waiverActions.waive> = async (context, { params, body }) => {
  const { tx, actor } = context;
  const project = await lockOpenJob(tx, actor, params.id);
  const [found] = body.id ? await waiversOf(tx, project.id, body.id) : [];
  if (found) {
    context.existed();
    return { waiver: found };
  }
  const kept = await freezeProfile(context, project.id);
  const judgedBy = body.profile ? await versionOf(context, body.profile, kept) : kept;
  const rule = [judgedBy, kept].flatMap(({ rules }) => rules).find(({ id }) => id === body.ruleId);
  if (!rule) throw new Refusal('rule_not_found');
  if (rule.waiver !== 'technician' && !(rule.waiver === 'managers' && isManager(actor.role)))
    throw new Refusal('waiver_not_allowed');
  const told = { reason: body.reason, text: body.text || null };
  const of = judgedBy.rules.includes(rule) ? judgedBy : kept;
  const added = await tx
    .insertInto('evidenceWaivers')
    .values({
      ...(body.id ? { id: body.id } : { id: sql<string>`gen_random_uuid()` }),
      ...{
        projectId: project.id,
        ruleId: rule.id,
        target: body.for ?? null,
        technicianId: actor.id,
        ...told,
      },
      ...{ profileId: of.id, version: of.version },
      // A device's clock may be ahead.
      givenAt: sql<string>`least(now(), ${body.givenAt ?? null}::timestamptz)`,
    })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refusal('id_taken');
  await noteWrite(tx, project.id);
  await record(tx, context, {
    action: 'evidence-waived',
    subject: 'project',
    subjectId: project.id,
    after: { rule: ruleWords(rule), for: body.for ?? null, ...told },
  });
  const [waiver] = await waiversOf(tx, project.id, added.id);
  return { waiver: waiver! };
};

/** The version that the device judged by, if it is known here: nothing is refused for another one (evidence.md 2). */
async function versionOf(
  { tx }: SignedIn<WriteContext>,
  { id, version }: { id: string; version: number },
  kept: EvidenceProfile,
): Promise<EvidenceProfile> {
  await settleProfile(tx, id);
  try {
    return await profileOf(tx, id, version);
  } catch (error) {
    if (error instanceof Refusal) return kept;
    throw error;
  }
}
