import { ruleWords } from '@tidemark/contract/evidence-profiles/rule-words';
import type { Waiver } from '@tidemark/contract/evidence-profiles/waiver';
import { sql } from 'kysely';
import type { Read } from '../db/database.ts';

/** The reasons that were given in a job, or one of them. */
export async function waiversOf(db: Read, projectId: number, id?: string): Promise<Waiver[]> {
  const rows = await db
    .selectFrom('evidenceWaivers')
    .innerJoin('technicians', 'technicians.id', 'evidenceWaivers.technicianId')
    .innerJoin('evidenceProfiles', (join) =>
      join
        .onRef('evidenceProfiles.id', '=', 'evidenceWaivers.profileId')
        .onRef('evidenceProfiles.version', '=', 'evidenceWaivers.version'),
    )
    .select([
      'evidenceWaivers.id',
      'evidenceWaivers.projectId',
      'ruleId',
      'target as for',
      'reason',
      'text',
      'givenAt',
      'evidenceWaivers.technicianId as author',
      'evidenceProfiles.profile',
      sql<string>`trim(technicians.first_name || ' ' || technicians.last_name)`.as('authorName'),
    ])
    .where('projectId', '=', projectId)
    .$if(id !== undefined, (waivers) => waivers.where('evidenceWaivers.id', '=', id!))
    .orderBy('givenAt')
    .orderBy('evidenceWaivers.id')
    .execute();
  return rows.map(({ profile: { rules }, ...row }) => {
    const rule = rules.find((one) => one.id === row.ruleId);
    return { record: 'waiver', ...row, asked: rule ? ruleWords(rule) : null };
  });
}
