import type { DryingKind } from '@tidemark/contract/drying/kinds';
import type { KeptWatch } from '@tidemark/contract/drying/watch-shape';
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumns } from './columns.ts';

type Body = JsonColumns<{ body: Record<string, unknown> }>;

type Owned = Body & { id: string; technicianId: number; createdAt: Generated<string> };

export interface DryingTables {
  dryings: Body & {
    projectId: number;
    pointsNumbered: Generated<number>;
    watch: ColumnType<KeptWatch | null, string | undefined, string>;
  };
  dryingRecords: Body & {
    id: string;
    projectId: number;
    kind: DryingKind;
    author: number;
    createdAt: Generated<string>;
    unitIn: string | null;
  };
  meters: Owned;
  units: Owned;
}
