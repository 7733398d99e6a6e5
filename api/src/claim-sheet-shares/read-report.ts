import type { Actor } from '@tidemark/contract/access';
import type { claimSheetShareActions } from '@tidemark/contract/claim-sheet-shares';
import { billedRows } from '@tidemark/contract/claim-sheets/billed-rows';
import { toClaimSheetData } from '@tidemark/contract/claim-sheets/sheet';
import { companyActions } from '@tidemark/contract/company/actions';
import { contactLine, licenceLine } from '@tidemark/contract/company/letterhead';
import { Refusal } from '@tidemark/contract/refusals';
import { newestCompany } from '../company/read.ts';
import type { Handler } from '../context.ts';
import { readSheetFacts } from '../reports/read.ts';
import { activeShare } from './read.ts';
import type { ShareLinks } from './share-links.ts';

/** A link works no matter who the project is assigned to, so it reads with the office's access. */
const office: Actor = { id: 0, role: 'Manager' };

/** Room, sheet and facts in one response. A wrong, expired or missing link gets the 404 of an unknown path. */
export function readReport(links: ShareLinks): Handler<typeof claimSheetShareActions.report> {
  return async ({ db }, { params, query }) => {
    const share = await activeShare(db, params.roomId);
    // Without a share, a token is computed anyway, so that timing reveals nothing.
    const genuine = links.holds(share?.id ?? params.roomId, query.share ?? '');
    if (!share || !genuine) throw new Refusal('unknown_path');
    const { rows, ...facts } = await readSheetFacts(db, office, params.roomId).catch(asUnknown);
    if ((query.inspectionId ?? facts.inspection.id) !== facts.inspection.id)
      throw new Refusal('unknown_path');
    const profile = await newestCompany(db);
    return {
      ...facts,
      company: profile.name,
      companyContact: contactLine(profile) || null,
      companyLicences: licenceLine(profile) || null,
      companyLogo: profile.logoId && `/api/v1${companyActions.logo.path.replace(':id', profile.logoId)}`,
      claim: {
        claimNumber: facts.policies[0]?.claimNumber ?? null,
        dateOfLoss: facts.policies[0]?.dateOfLoss ?? null,
      },
      claimSheetData: toClaimSheetData(billedRows(rows, facts.room)),
      expiresAt: share.expiresAt,
      timeZone: profile.timeZone ?? facts.timeZone ?? 'UTC',
    };
  };
}

/** The room was deleted since its share was read. */
function asUnknown(cause: unknown): never {
  throw cause instanceof Refusal && cause.code === 'room_not_found' ? new Refusal('unknown_path') : cause;
}
