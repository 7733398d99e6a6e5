import type { SheetDraft } from '../draft.ts';
import { groups } from '../lines.ts';
import { useFilled } from '../use-sheet.ts';

/** "17 of 19 groups". */
export function FilledGroups({ draft }: { draft: SheetDraft }) {
  const filled = useFilled(draft);
  const begun = groups.filter(({ rows }) => rows.some(({ fieldMasterId }) => filled.has(fieldMasterId)));
  return (
    <span>
      {begun.length} of {groups.length} groups
    </span>
  );
}
