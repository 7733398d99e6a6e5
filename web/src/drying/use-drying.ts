import { type Drying, dryingOf } from '@tidemark/contract/drying/whole';
import { useMemo } from 'react';
import { useRecord, useRecords } from '../offline/store/index.ts';
import { useZone } from '../ui/format/clock.ts';

export interface KnownDrying {
  drying: Drying;
  /** Of the company's profile, where the job names none. */
  altitudeFt: number;
  /** In which days are counted: that of the pages' times, as on the papers. */
  timeZone: string;
}

/** All of a project's drying on this device, live; undefined until it answers. */
export function useDrying(projectId: number): KnownDrying | undefined {
  const records = useRecords('dryingRecords', { projectId });
  const meters = useRecords('meters');
  const units = useRecords('units');
  const altitudeFt = useRecord('paperwork', 'held')?.company.altitudeFt ?? 0;
  const timeZone = useZone();
  return useMemo(() => {
    if (!records || !meters || !units) return undefined;
    const drying = dryingOf(projectId, records, { meters, units });
    return { drying, altitudeFt: drying.altitudeFt ?? altitudeFt, timeZone };
  }, [projectId, records, meters, units, altitudeFt, timeZone]);
}
