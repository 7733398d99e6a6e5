import type { Delivery } from '@tidemark/contract/deliveries';
import type { ColumnType, Generated } from 'kysely';
import type { WithDefaults } from './columns.ts';

type DeliveriesTable = WithDefaults<
  Delivery,
  'state' | 'attempts' | 'lastError' | 'nextTryAt' | 'externalId' | 'deliveredAt' | 'createdAt'
> & {
  folder: string | null;
  fileName: string | null;
  document: 'claim-sheet' | 'estimate' | 'report' | 'accounting' | null;
  /** Photos by their place in the report, from 0, the last one excluded. */
  reportPart: ColumnType<
    { number: number; count: number; from: number; to: number } | null,
    string | undefined,
    string
  >;
  turn: Generated<number>;
  updatedAt: Generated<string>;
};

export interface DeliveryTables {
  deliveries: DeliveriesTable;
}
