import type { exportUnsentActions } from '@tidemark/contract/export-unsent';
import { Refusal } from '@tidemark/contract/refusals';
import { record } from '../audit/record.ts';
import { Outdated, type TwoStepHandler } from '../context.ts';
import { takeExportCode } from './export-code.ts';
import { countFailure, forgiveFailures, readOrigin } from './failures.ts';
import { passwordMatches } from './passwords.ts';

/** No account has this id. */
const nobody = 0;

interface Verified {
  passwordHash: string | null;
  isPassword: boolean;
}

/** Inactive accounts may export too, because the work is their owner's. Wrong attempts count as failed sign-ins. */
export const openExport: TwoStepHandler<typeof exportUnsentActions.open, Verified> = {
  look: async ({ db, asker }, { body }) => {
    const account = await db
      .selectFrom('technicians')
      .select('passwordHash')
      .where('id', '=', body.technicianId)
      .executeTakeFirst();
    const passwordHash = account?.passwordHash ?? null;
    return { passwordHash, isPassword: await passwordMatches(passwordHash, body.proof, asker) };
  },
  handle: async (context, { body }, { passwordHash, isPassword }) => {
    const { tx } = context;
    const account = await tx
      .selectFrom('technicians')
      .select(['id', 'passwordHash'])
      .where('id', '=', body.technicianId)
      .forUpdate()
      .executeTakeFirst();
    const id = account?.id ?? nobody;
    if ((account?.passwordHash ?? null) !== passwordHash) throw new Outdated();
    const origin = await readOrigin(tx, id, context);
    const isCode = !origin.isShut && !isPassword && (await takeExportCode(tx, id, body.proof));
    const of = { subject: 'technician', subjectId: account?.id ?? 'unknown' } as const;
    if (origin.isShut || (!isPassword && !isCode)) {
      await countFailure(tx, id, origin);
      await record(tx, context, { action: 'unsent-export-refused', ...of });
      throw new Refusal('export_refused', [], { keepsWork: true });
    }
    await forgiveFailures(tx, id, origin);
    await record(tx, context, {
      action: 'unsent-export-opened',
      ...of,
      after: { by: isCode ? 'code' : 'password' },
    });
    return {};
  },
};
