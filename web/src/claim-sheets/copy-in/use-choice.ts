import type { SheetRows } from '@tidemark/contract/claim-sheets/row';
import type { Measured } from '@tidemark/contract/sketch/figures-of-room';
import { useMemo, useState } from 'react';
import type { SheetDraft } from '../draft.ts';
import { groups, lineOf } from '../lines.ts';
import { rowsOf } from './apply-copy.ts';
import { computedIn, copyable, hasRoomFacts } from './copyable.ts';
import { type PlannedCopy, planCopy, type WhenFilled } from './plan-copy.ts';

/** Which of the source's lines are taken, and what that makes of the sheet. */
export function useChoice(draft: SheetDraft, room: Measured, rows: SheetRows | undefined) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [withRoomFacts, setWithRoomFacts] = useState(false);
  const [whenFilled, setWhenFilled] = useState<WhenFilled>('keep');
  const taken = useMemo(() => {
    const copied = copyable(rows ?? {}, { withRoomFacts });
    return withRoomFacts ? copied : computedIn(copied, room);
  }, [rows, withRoomFacts, room]);
  const target = useMemo(() => rowsOf(draft), [draft]);
  const offered = groupsOf(taken);
  const chosen = offered.map(({ value }) => value).filter((key) => !left.includes(key));
  const lines = Object.fromEntries(
    Object.entries(taken).filter(([id]) => chosen.includes(lineOf(Number(id)).section.key)),
  );
  const planned: PlannedCopy = planCopy(target, lines, whenFilled);
  return {
    offered,
    chosen,
    choose: (keys: readonly string[]) =>
      setLeft(offered.map(({ value }) => value).filter((key) => !keys.includes(key))),
    roomFacts: { asked: rows !== undefined && hasRoomFacts(rows), on: withRoomFacts, set: setWithRoomFacts },
    /** Asked only where a line is filled in both. */
    collides: planCopy(target, lines, 'keep').kept > 0,
    whenFilled,
    setWhenFilled,
    planned,
  };
}

/** The groups these lines are of, in the order of the paper form, with how many of them each has. */
function groupsOf(rows: SheetRows) {
  return groups.flatMap(({ key, title, rows: lines }) => {
    const count = lines.filter(({ fieldMasterId }) => rows[fieldMasterId]).length;
    return count > 0 ? [{ value: key as string, label: `${title}, ${count}` }] : [];
  });
}
