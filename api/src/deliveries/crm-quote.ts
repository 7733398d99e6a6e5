import { deductiblesOf } from '@tidemark/contract/estimates/deductibles';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { savedEstimate } from '../estimates/read.ts';
import type { CrmQuote, QuoteLine } from '../integrations/crm/crm.ts';

/** An inspection's newest saved estimate as a CRM quote; undefined if there is none. */
export async function crmQuote(db: Kysely<Database>, inspectionId: string): Promise<CrmQuote | undefined> {
  const kept = await savedEstimate(db, inspectionId);
  if (!kept) return undefined;
  const { content } = kept;
  const lines = content.rooms.flatMap((room) =>
    room.lines.map(
      ({ title, quantity, unit, rate, amount, afterHours }): QuoteLine => ({
        ...{ title, quantity, unit, rate, amount },
        description: afterHours ? `${room.name}, after hours` : room.name,
      }),
    ),
  );
  const fees = content.fees.map(
    ({ title, quantity, unit, rate, amount, group }): QuoteLine => ({
      ...{ title, quantity, unit, rate, amount },
      description: group === 'debris' ? 'Debris' : 'Service',
    }),
  );
  return {
    externalId: inspectionId,
    number: kept.number,
    projectId: content.projectId,
    subject: `Estimate ${kept.number} for Project #${content.projectId}`,
    billTo: content.billTo.name ?? content.preparedFor.name ?? '',
    lines: [...lines, ...fees],
    subtotal: content.subtotal,
    overheadAndProfit: content.overheadAndProfit,
    tax: content.tax,
    total: content.total,
    deductible: content.deductible,
    deductibles: deductiblesOf(content),
    priceListVersion: content.priceListVersion,
  };
}
