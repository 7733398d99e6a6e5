import { billedOf } from '@tidemark/contract/estimates/billed';
import { supplementOf } from '@tidemark/contract/supplements/supplement';
import { computeEstimate } from '../../estimates/read.ts';
import { settleNewest } from '../../price-list/settle-newest.ts';
import type { Api } from '../../testing/use-api.ts';

/** S1 of an inspection, with the two estimates that it is between. @returns its number */
export async function addSupplement(
  { db }: Pick<Api, 'db'>,
  { inspectionId, technicianId }: { inspectionId: string; technicianId: number },
): Promise<number> {
  const list = await db.transaction().execute(settleNewest);
  const content = await computeEstimate(db, { id: technicianId, role: 'Manager' }, inspectionId, list);
  const kept = {
    inspectionId,
    technicianId,
    priceListVersion: list.version,
    content: JSON.stringify(content),
  };
  await db
    .insertInto('estimates')
    .values([1, 2].map((number) => ({ ...kept, number })))
    .execute();
  const whole = billedOf(content);
  await db
    .insertInto('supplements')
    .values({
      ...{ inspectionId, technicianId, number: 1, estimateNumber: 1, fromNumber: 2 },
      content: JSON.stringify(supplementOf({ ...whole, lines: [] }, whole)),
    })
    .execute();
  return 1;
}
