import { sumOf } from '@tidemark/contract/estimates/decimal';
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
  const figures = ({ title, quantity, unit, rate, amount }: Omit<QuoteLine, 'description'>) => ({
    ...{ title, quantity, unit, rate, amount },
  });
  const { added = [], adjustments = [] } = content;
  const lines = content.rooms.flatMap((room): QuoteLine[] => [
    ...room.lines.map((line) => ({
      ...figures(line),
      description: line.afterHours ? `${room.name}, after hours` : room.name,
    })),
    ...(room.added ?? []).map((line) => ({ ...figures(line), description: room.name })),
  ]);
  const dried = (content.drying?.lines ?? []).map(
    (line): QuoteLine => ({
      ...figures(line),
      description: line.afterHours ? 'Drying, after hours' : 'Drying',
    }),
  );
  const others = added.map((line): QuoteLine => ({ ...figures(line), description: 'Added' }));
  const adjusting = adjustments.map(
    ({ title, amount }): QuoteLine => ({
      ...{ title, quantity: 1, unit: 'EA', rate: amount, amount },
      description: 'Adjustment',
    }),
  );
  const fees = content.fees.map(
    (fee): QuoteLine => ({ ...figures(fee), description: fee.group === 'debris' ? 'Debris' : 'Service' }),
  );
  return {
    externalId: inspectionId,
    number: kept.number,
    projectId: content.projectId,
    subject: `Estimate ${kept.number} for Project #${content.projectId}`,
    billTo: content.billTo.name ?? content.preparedFor.name ?? '',
    lines: [...lines, ...dried, ...others, ...fees, ...adjusting],
    // The lines and adjustments together, as other systems add them up.
    subtotal: sumOf([content.subtotal, ...adjustments.map(({ amount }) => amount)]),
    overheadAndProfit: content.overheadAndProfit,
    tax: content.tax,
    total: content.total,
    deductible: content.deductible,
    deductibles: deductiblesOf(content),
    priceListVersion: content.priceListVersion,
  };
}
