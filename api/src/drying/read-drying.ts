import type { dryingActions } from '@tidemark/contract/drying/actions';
import type { AnyDryingRecord } from '@tidemark/contract/drying/kinds';
import type { Handler } from '../context.ts';
import { readProject } from '../projects/read.ts';
import { headOf, recordsOf } from './read.ts';
import { metersOf, unitsOf } from './stock.ts';

/** The ids that records name in a field. */
const named = (records: readonly object[], field: string): string[] => [
  ...new Set(
    records.flatMap((record) => {
      const id = (record as Record<string, unknown>)[field];
      return typeof id === 'string' ? [id] : [];
    }),
  ),
];

/** All of a project's drying, as a device keeps it. */
export const readDrying: Handler<typeof dryingActions.read> = async ({ db, actor }, { params }) => {
  const { id } = await readProject(db, actor, params.id);
  const records = await recordsOf(db, id);
  return {
    drying: await headOf(db, id),
    records: records as unknown as AnyDryingRecord[],
    meters: await metersOf(db, named(records, 'meterId')),
    units: await unitsOf(db, named(records, 'unitId')),
  };
};
