import type { companyActions } from '@tidemark/contract/company/actions';
import { changedCompanyFields, laterCompanyFields } from '@tidemark/contract/company/profile';
import { pickNames } from '@tidemark/contract/fields';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { companyOf, newestCompany } from './read.ts';

/** A profile made from another than the newest version is refused; one that says what the newest says is no new version. */
export const saveCompany: Handler<typeof companyActions.save> = async (context, { body }) => {
  const { tx, actor } = context;
  const { basedOn, ...said } = body;
  const newest = await newestCompany(tx);
  const entered = { ...pickNames(laterCompanyFields, newest), ...said };
  const changed = changedCompanyFields(newest, entered);
  if (changed.length === 0) return { company: newest };
  if (basedOn !== newest.version) throw new Refusal('company_changed');
  const { logoId, ...facts } = entered;
  const logo =
    logoId && (await tx.selectFrom('companyLogos').select('id').where('id', '=', logoId).executeTakeFirst());
  if (logoId && !logo)
    throw new Refusal('validation_failed', [{ field: 'logoId', message: 'Upload this logo first.' }]);
  const saved = await tx
    .insertInto('companyProfiles')
    .values({ version: newest.version + 1, facts: JSON.stringify(facts), logoId, technicianId: actor.id })
    .onConflict((on) => on.column('version').doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!saved) throw new Refusal('company_changed');
  await record(tx, context, {
    action: 'company-saved',
    subject: 'company',
    subjectId: saved.version,
    before: pickNames(changed, newest),
    after: pickNames(changed, entered),
  });
  return { company: await companyOf(tx, saved.version) };
};
