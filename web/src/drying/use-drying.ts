import { type Drying, dryingOf } from '@tidemark/contract/drying/whole';
import { useMemo } from 'react';
import { useRecord, useRecords } from '../offline/store/index.ts';

export interface KnownDrying {
  drying: Drying;
  /** Of the company's profile, where the job names none. */
  altitudeFt: number;
  timeZone: string;
}

/** All of a project's drying on this device, live; undefined until it answers. */
export function useDrying(projectId: number): KnownDrying | undefined {
  const records = useRecords('dryingRecords', { projectId });
  const meters = useRecords('meters');
  const units = useRecords('units');
  const company = useRecord('paperwork', 'held')?.company;
  return useMemo(() => {
    if (!records || !meters || !units) return undefined;
    const drying = dryingOf(projectId, records, { meters, units });
    return {
      drying,
      altitudeFt: drying.altitudeFt ?? company?.altitudeFt ?? 0,
      timeZone: company?.timeZone ?? 'UTC',
    };
  }, [projectId, records, meters, units, company]);
}
