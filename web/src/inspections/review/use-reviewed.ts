import { inOrder } from '@tidemark/contract/room-order';
import type { Room } from '@tidemark/contract/rooms';
import { useMemo } from 'react';
import { useDocumentation } from '../../documentation/use-documentation.ts';
import { usePulled } from '../../offline/pull/index.ts';
import { useDraft } from '../intake/draft-context.tsx';
import { warningsOf } from './warnings.ts';

/** What is about to be submitted, as this device has it: the files, how much there is, and what the office will miss. */
export function useReviewed(inspectionId: string, rooms: readonly Room[]) {
  const inspection = useDraft((view) => view.inspection);
  const documentation = useDocumentation(inspectionId);
  const filesHere = usePulled('documentation', [inspectionId])?.here === true;
  return useMemo(() => {
    const debrisPhotos = inspection.trashPhotos.length;
    const photos = documentation?.photos ?? [];
    return {
      documentation,
      counts: {
        rooms: rooms.length,
        lines: rooms.reduce((sum, { claimItem }) => sum + (claimItem?.filledCount ?? 0), 0),
        photos: photos.length,
        debrisPhotos,
      },
      warnings: warningsOf({
        inspection,
        debrisPhotos,
        rooms: rooms.toSorted(inOrder),
        photos: filesHere ? documentation?.photos : undefined,
      }),
    };
  }, [inspection, documentation, filesHere, rooms]);
}
