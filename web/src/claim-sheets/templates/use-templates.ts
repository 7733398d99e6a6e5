import { useEffect, useMemo } from 'react';
import { reportFault } from '../../offline/faults/index.ts';
import { useRecord, useRecords } from '../../offline/store/index.ts';
import { bringTemplates } from './bring-templates.ts';
import { type KnownTemplate, knownTemplates, lossKindsOf } from './known-templates.ts';

export type { KnownTemplate } from './known-templates.ts';

/** The templates on this device, what fits the inspection first; the office's are fetched under them once. */
export function useTemplates(inspectionId: string): readonly KnownTemplate[] | undefined {
  const saved = useRecords('templates');
  const inspection = useRecord('inspections', inspectionId);
  useEffect(() => {
    bringTemplates().catch((error: unknown) => {
      // Those on the device are enough to go on with.
      reportFault(error);
    });
  }, []);
  return useMemo(
    () => saved && knownTemplates(saved, inspection ? lossKindsOf(inspection) : []),
    [saved, inspection],
  );
}
