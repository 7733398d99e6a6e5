import { estimateNumber } from '@tidemark/contract/estimates/number';
import type { scopeActions } from '@tidemark/contract/scope/actions';
import { scopeGroups } from '@tidemark/contract/scope/scope';
import { readSender } from '../../company/sender.ts';
import type { Handler } from '../../context.ts';
import type { Blobs } from '../../files/blobs.ts';
import type { TurnTaker } from '../../files/take-turns.ts';
import { deviceZone } from '../../inspections/read.ts';
import { readProject } from '../../projects/read.ts';
import { readScope, scopeName } from '../../scope/read.ts';
import { aboutProject } from '../photo-sheet/print-photo-sheet.ts';
import { thisMinute } from '../print-claim-sheet.ts';
import type { ScopeInput } from './scope-pdf.ts';

export interface ScopePrinting {
  printer: { scope(input: ScopeInput, asker: TurnTaker): Promise<Buffer> };
  blobs: Blobs;
}

/** An estimate's lines without rates and amounts, in the order in which somebody types them. */
export function printScope({ printer, blobs }: ScopePrinting): Handler<typeof scopeActions.pdf> {
  return async ({ db, actor, asker }, { params, query: { by = 'room' } }) => {
    const { estimate, rows } = await readScope(db, actor, params.id);
    const project = await readProject(db, actor, estimate.projectId);
    const { sender, timeZone } = await readSender(db, blobs, estimate.companyVersion ?? undefined);
    const { number, projectId, priceListVersion } = estimate;
    const named = number === null ? 'Draft estimate' : `Estimate ${estimateNumber(projectId, number)}`;
    const filename = `${scopeName(estimate)}.pdf`;
    const input: ScopeInput = {
      ...sender,
      project: { id: project.id, title: project.title },
      about: aboutProject(project),
      estimate: `${named}, price list ${priceListVersion}`,
      ...{ by, groups: scopeGroups(rows, by), fileName: filename },
      timeZone: timeZone ?? (await deviceZone(db, params.id)),
      printedAt: thisMinute(),
    };
    return { body: await printer.scope(input, asker), filename };
  };
}
