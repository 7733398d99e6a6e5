import type { Inspection } from '@tidemark/contract/inspections/inspection';
import { useMemo } from 'react';
import { usePulled } from '../../offline/pull/index.ts';
import { useRecords } from '../../offline/store/index.ts';
import { type Evidence, evidenceOf } from './evidence-of.ts';

/** Everything of these inspections that is on this device, live, in their order; undefined until it answers. */
export function useEvidence(inspections: readonly Inspection[]): readonly Evidence[] | undefined {
  const files = useRecords('documentation');
  const rooms = useRecords('rooms');
  const whole =
    usePulled(
      'documentation',
      inspections.map(({ id }) => id),
    )?.here === true;
  return useMemo(
    () => files && rooms && inspections.map((inspection) => evidenceOf(inspection, { files, rooms, whole })),
    [inspections, files, rooms, whole],
  );
}
