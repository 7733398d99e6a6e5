import { isDeepStrictEqual } from 'node:util';
import { formerFacts } from '@tidemark/contract/facts';
import type { inspectionActions } from '@tidemark/contract/inspections/actions';
import { changeDraft } from '@tidemark/contract/inspections/change-draft';
import type { Draft } from '@tidemark/contract/inspections/draft';
import { withoutInk } from '@tidemark/contract/inspections/signature';
import { withClaimTypeRule } from '@tidemark/contract/inspections/step-one';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { keepClaimNumbers } from '../projects/keep-claim-numbers.ts';
import { lockProject } from '../projects/read.ts';
import { lockOpenInspection, readInspection, type StoredInspection, shown, storeDraft } from './read.ts';

/** Changes the named fields only; the log keeps the old values, so a later arrival overwrites nothing for good. */
export const updateInspection: Handler<typeof inspectionActions.update> = async (
  context,
  { params, body },
) => {
  const { tx, actor } = context;
  const { status: _, ...named } = body;
  const ruled = withClaimTypeRule(named);
  const numbered = ruled.claimNumber !== undefined || ruled.claimNumber1 !== undefined;
  // The project stores the claim numbers too; every writer of both locks the project first.
  if (numbered) await lockProject(tx, actor, (await readInspection(tx, actor, params.id)).projectId);
  const found = await lockOpenInspection(tx, actor, params.id);
  const after = changeDraft(found, named);
  const changed = (Object.keys(ruled) as (keyof Draft)[]).filter(
    (field) => !isDeepStrictEqual(after[field], found[field]),
  );
  if (changed.length === 0) return { inspection: shown(context, found), former: [] };

  const fieldsOf = (draft: Draft): Partial<Draft> =>
    Object.fromEntries(changed.map((field) => [field, draft[field]]));
  const inspection = await storeDraft(tx, found, fieldsOf(after));
  const pick = (of: StoredInspection) =>
    Object.fromEntries(changed.map((field) => [field, withoutInk(of[field])]));
  await record(tx, context, {
    action: 'inspection-changed',
    subject: 'inspection',
    subjectId: found.id,
    before: pick(found),
    after: pick(inspection),
  });
  if (numbered) await keepClaimNumbers(tx, found.projectId);
  return { inspection: shown(context, inspection), former: formerFacts('inspections', found, inspection) };
};
