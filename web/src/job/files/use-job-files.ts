import type { JobFile } from '@tidemark/contract/job/file';
import { useMemo } from 'react';
import { useRecords } from '../../offline/store/index.ts';

/** Those the office has not numbered yet come last. */
const placeOf = ({ number }: JobFile) => number ?? Number.MAX_SAFE_INTEGER;

/** The files of a job on this device, live, by number; undefined until it answers. */
export function useJobFiles(projectId: number): readonly JobFile[] | undefined {
  const files = useRecords('jobFiles', { projectId });
  return useMemo(() => files?.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1)), [files]);
}
