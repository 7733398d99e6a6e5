import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { SheetDraft } from './draft.ts';
import { nameOf } from './line-name.ts';
import { lineIds, matches } from './lines.ts';
import { useFilled } from './use-sheet.ts';

/**
 * Which lines the search and Only filled leave on the screen; null stands for all. A line that is emptied while Only
 * filled is on stays where it is until the filter is set again.
 */
export function useVisibleLines(draft: SheetDraft) {
  const [search, setSearch] = useState('');
  const [onlyFilled, setOnlyFilled] = useState(false);
  const query = useDeferredValue(search.trim());
  const kept = useKept(draft, onlyFilled);
  const visible = useMemo(
    () => (query === '' && !kept ? null : new Set(linesFound(draft, query, kept))),
    [draft, query, kept],
  );
  /** The first line found by what stands in the search now; the screen may be a moment behind. */
  const firstHit = () => linesFound(draft, search.trim(), kept)[0];
  /** The search finds nothing, but only the filled lines were searched. */
  const noneFilled = query !== '' && onlyFilled && visible?.size === 0;
  return { search, setSearch, query, onlyFilled, setOnlyFilled, visible, noneFilled, firstHit };
}

function linesFound(draft: SheetDraft, query: string, kept: ReadonlySet<number> | null): readonly number[] {
  const shown = kept ? lineIds.filter((id) => kept.has(id)) : lineIds;
  return query === '' ? shown : shown.filter((id) => matches(nameOf(id, draft.line(id).values), query));
}

/** The lines that were filled at any moment since Only filled was set. */
function useKept(draft: SheetDraft, onlyFilled: boolean): ReadonlySet<number> | null {
  const filled = useFilled(draft);
  const kept = useRef<ReadonlySet<number> | null>(null);
  if (!onlyFilled) kept.current = null;
  else if (!kept.current) kept.current = filled;
  else if ([...filled].some((id) => !kept.current!.has(id)))
    kept.current = new Set([...kept.current, ...filled]);
  return kept.current;
}
