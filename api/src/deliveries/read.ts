import { type Delivery, type DeliveryKind, delivery as shape } from '@tidemark/contract/deliveries';
import { countCap } from '@tidemark/contract/envelope';
import { Refusal } from '@tidemark/contract/refusals';
import { countUpToCap } from '../db/count.ts';
import type { Read, Tx } from '../db/database.ts';
import type { DeliveryQueue } from '../jobs/jobs.ts';
import type { ReportInput } from '../reports/read.ts';

/** A file for the drive. */
export interface FileOf {
  document: 'claim-sheet' | 'estimate' | 'report' | 'accounting';
  folder: string;
  name: string;
  /** For a report whose parts are counted. */
  part?: ReportInput['part'];
}

export const deliveryColumns = Object.keys(shape.shape).map(
  (name) => `deliveries.${name}` as `deliveries.${keyof Delivery}`,
);

const ofKind: Record<DeliveryKind, DeliveryQueue> = {
  'crm-record': 'crm',
  quote: 'crm',
  'drive-file': 'drive',
  mail: 'mail',
};

/** A mail with a name is a person's letter; the mail to the office has none. */
export const isLetter = ({ kind, fileName }: { kind: DeliveryKind; fileName: string | null }): boolean =>
  kind === 'mail' && fileName !== null;

/** Each system has its own queue, so a stuck one does not stop the others. */
export const queueOf = (of: { kind: DeliveryKind; fileName: string | null }): DeliveryQueue =>
  isLetter(of) ? 'letters' : ofKind[of.kind];

export function deliveriesOf(db: Read, inspectionId: string): Promise<Delivery[]> {
  return db
    .selectFrom('deliveries')
    .select(deliveryColumns)
    .where('inspectionId', '=', inspectionId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** What failed after all its tries, up to `most`, the newest first; the total stops at the cap. */
export async function failingDeliveries(db: Read, most: number) {
  const failed = db.selectFrom('deliveries').where('deliveries.state', '=', 'failed');
  const counted = await countUpToCap(db, failed);
  const deliveries = await failed
    .leftJoin('inspections', 'inspections.id', 'deliveries.inspectionId')
    .leftJoin('projects', 'projects.id', 'inspections.projectId')
    .select([...deliveryColumns, 'inspections.projectId', 'projects.title as projectTitle'])
    .orderBy('deliveries.updatedAt', 'desc')
    .limit(most)
    .execute();
  return { deliveries, total: Math.min(counted, countCap), more: counted > countCap };
}

/** @throws Refusal delivery_not_found */
export async function lockDelivery(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('deliveries')
    .select([...deliveryColumns, 'turn', 'fileName'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('delivery_not_found');
  return found;
}
