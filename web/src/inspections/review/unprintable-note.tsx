import type { Documentation } from '@tidemark/contract/documentation-file';
import type { Room } from '@tidemark/contract/rooms';
import { useMemo } from 'react';
import { useSession } from '../../offline/session/index.ts';
import { useRecord, useRecords } from '../../offline/store/index.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { useDraft } from '../intake/draft-context.tsx';
import { unprintableFields } from './unprintable-fields.ts';

interface Props {
  inspectionId: string;
  rooms: readonly Room[];
  documentation: Documentation | undefined;
}

/** At most this many letters are named. */
const named = 8;

/** Lists before Submit the letters the PDFs print as ◊. */
export function UnprintableNote({ inspectionId, rooms, documentation }: Props) {
  const inspection = useDraft((view) => view.inspection);
  const project = useRecord('projects', inspection.projectId);
  const sheets = useRecords('sheets', { inspectionId });
  const me = useSession()?.technician;
  const technicianName = me && `${me.firstName} ${me.lastName}`;
  const fields = useMemo(
    () =>
      unprintableFields({ project, inspection, technicianName, rooms, sheets: sheets ?? [], documentation }),
    [project, inspection, technicianName, rooms, sheets, documentation],
  );
  if (fields.length === 0) return null;
  return (
    <Note tone="orange" role="status">
      {fields.map(({ field, letters }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields may be called the same, and keep their order.
        <p key={index}>
          The PDF can't print some letters in {field}: <bdi>{letters.slice(0, named).join(' ')}</bdi>
          {letters.length > named && ', …'}. They are printed as ◊.
        </p>
      ))}
    </Note>
  );
}
