import { Tape } from '../ui/format/tape.tsx';
import type { TapeSize } from '../ui/format/tape-ticks.ts';
import type { SheetDraft } from './draft.ts';
import { type Group, groups, lineIds } from './lines.ts';
import { useFilled, useFilledCount, useTotals } from './use-sheet.ts';

const sizes = groups.map(({ rows }) => rows.length);

interface SheetTapeProps {
  draft: SheetDraft;
  size: TapeSize;
  stretch?: boolean | undefined;
  onGroup?: ((group: Group) => void) | undefined;
}

/** The whole sheet, a tick a line; follows typing 150 ms behind. */
export function SheetTape({ draft, size, stretch, onGroup }: SheetTapeProps) {
  const filled = useFilled(draft);
  return (
    <Tape
      groups={sizes}
      size={size}
      stretch={stretch}
      isFilled={(group, line) => filled.has(groups[group]!.rows[line]!.fieldMasterId)}
      onGroup={onGroup && ((group) => onGroup(groups[group]!))}
    />
  );
}

/** The ticks of one group. */
export function GroupTape({ draft, group }: { draft: SheetDraft; group: Group }) {
  // A letter a line: a string compares, so that only the group in which something was filled is drawn anew.
  const filled = useTotals(draft, () =>
    group.rows.map(({ fieldMasterId }) => (draft.filled().has(fieldMasterId) ? '1' : '0')).join(''),
  );
  return <Tape groups={[group.rows.length]} size="group" isFilled={(_, line) => filled[line] === '1'} />;
}

/** "17 of 19 groups". */
export function FilledGroups({ draft }: { draft: SheetDraft }) {
  const begun = useTotals(
    draft,
    () =>
      groups.filter(({ rows }) => rows.some(({ fieldMasterId }) => draft.filled().has(fieldMasterId))).length,
  );
  return (
    <span>
      {begun} of {groups.length} groups
    </span>
  );
}

/** "40 of 106 lines filled". */
export function FilledLines({ draft }: { draft: SheetDraft }) {
  const count = useFilledCount(draft);
  return (
    <>
      <b className="num">{count}</b> of {lineIds.length} lines filled
    </>
  );
}
