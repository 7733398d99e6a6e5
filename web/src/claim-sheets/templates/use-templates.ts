import { useEffect, useMemo } from 'react';
import { reportFault } from '../../offline/faults/index.ts';
import { pull } from '../../offline/pull/index.ts';
import { useRecord, useRecords } from '../../offline/store/index.ts';
import { type KnownTemplate, knownTemplates, lossKindsOf } from './known-templates.ts';

export type { KnownTemplate } from './known-templates.ts';

/** The templates on this device, what fits the inspection first; the office's are fetched under them once. */
export function useTemplates(inspectionId: string): readonly KnownTemplate[] | undefined {
  const saved = useRecords('templates');
  const inspection = useRecord('inspections', inspectionId);
  useEffect(() => {
    pull('templates', 'all').catch((error: unknown) => {
      // Those on the device are enough to go on with.
      reportFault(error);
    });
  }, []);
  return useMemo(
    () => saved && knownTemplates(saved, inspection ? lossKindsOf(inspection) : []),
    [saved, inspection],
  );
}
